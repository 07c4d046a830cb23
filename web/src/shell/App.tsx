/** The whole page: settings, announcements and keys round one header and one screen. */

import { lazy, type ReactNode, Suspense, useEffect } from "react";

import { Home } from "../screens/Home";
import { useWords } from "../words";
import { AnnouncementsProvider } from "./announcements";
import { Broken } from "./Broken";
import { Header } from "./Header";
import { Link, type Place, usePlace } from "./router";
import { SettingsProvider } from "./settings";
import { ShortcutsProvider } from "./shortcuts";
import { Empty, Loading } from "./states";

const SetUp = lazy(() => import("../screens/SetUp"));
const Seating = lazy(() => import("../screens/Seating"));
const Join = lazy(() => import("../screens/Join"));
const Replay = lazy(() => import("../screens/Replay"));
const Decks = lazy(() => import("../screens/Decks"));
const Cards = lazy(() => import("../screens/Cards"));
const Workshop = lazy(() => import("../screens/Workshop"));
const Rules = lazy(() => import("../screens/Rules"));

export function App(): ReactNode {
  return (
    <SettingsProvider>
      <AnnouncementsProvider>
        <ShortcutsProvider>
          <Page />
        </ShortcutsProvider>
      </AnnouncementsProvider>
    </SettingsProvider>
  );
}

function Page(): ReactNode {
  const place = usePlace();
  const { t } = useWords();
  // Another rule is another address on the same screen, and the reader stays where it is.
  const screenKey = JSON.stringify({ ...place, rule: null });
  useEffect(() => {
    // In braces: newer browsers give a promise back, and an effect may only return its undoing.
    window.scrollTo(0, 0);
  }, [screenKey]);
  return (
    <div className="page" data-screen={place.screen}>
      <a className="skip" href="#main">
        {t("app.skip")}
      </a>
      <Header place={place} />
      <main id="main" tabIndex={-1}>
        <Broken key={screenKey}>
          <Suspense fallback={<Loading />}>
            <Screen place={place} />
          </Suspense>
        </Broken>
      </main>
    </div>
  );
}

function Screen({ place }: { place: Place }): ReactNode {
  const { t } = useWords();
  switch (place.screen) {
    case "home":
      return <Home />;
    case "set-up":
      return <SetUp name={place.game} />;
    case "table":
      return <Seating code={place.code} key={place.code} />;
    case "join":
      return <Join code={place.code} key={place.code} />;
    case "replay":
      return <Replay code={place.code} key={place.code} />;
    case "decks":
      return <Decks name={place.game} key={place.game} />;
    case "cards":
      return <Cards name={place.game} key={place.game} />;
    case "workshop":
      return <Workshop name={place.game} key={place.game} />;
    case "rules":
      return <Rules game={place.game} rule={place.rule} key={place.game} />;
    case "nowhere":
      return (
        <Empty title={t("state.nowhere")} body={t("state.nowhere.body")}>
          <Link className="button primary" to="/">
            {t("state.home")}
          </Link>
        </Empty>
      );
  }
}
