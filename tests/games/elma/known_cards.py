"""The 67 known cards as the public card data has them: facts, and the keywords they state.

A row is: number, name, types, rarity, figures, keywords. Figures are records (NF for none) or the
ends of the range of lengths; a pro is written as `Pipe pro 10`. Two slips are resolved as the
catalogue says: one Mirror is Mirrored, and one Internal pro is the 5 of its keyword.
"""

NF = "NF"

KUSKIS: list[tuple[int, str, list[str], str, list[int | str], list[str]]] = [
    (1, "Kopaka", ["Moporator"], "R", [48, NF, 43, NF, 37], []),
    (2, "Grob", ["Battler"], "R", [33, 30, 29, NF, 25], []),
    (3, "Adi", ["Battler"], "U", [38, NF, 35, NF, 33], ["Pipe pro 10"]),
    (6, "Pab, rookie", ["Rookie"], "C", [50, 48, 45, 43, 41, 38], []),
    (7, "Jblaze, rookie", ["Rookie"], "C", [47, 45, 43, 40, 38], []),
    (8, "Markku", ["Battler", "Moporator"], "R", [40, 36, 32, 30, 29, 28], ["Watchful"]),
    (9, "Spef", [], "R", [36, 35, 33, 29, 28], ["Internal pro 5"]),
    (10, "Pab, the multiplayer", ["Casual"], "C", [48, 42, 38, NF, 37, 35], ["Multiplayer pro 2"]),
    (11, "Zweq", [], "R", [40, 37, 34, 31, 29], ["Internal pro 5", "Z-spin shortcut pro 10"]),
    (23, "Zero [dat]", [], "U", [38, 33, NF, 31, NF, 29], []),
    (24, "Bene [dat]", [], "U", [46, 42, 38, 35, 32, 30], []),
    (25, "FinMan [dat]", [], "U", [45, 42, 33, NF, 31, 30], ["Pipe pro 2"]),
    (26, "Pab [dat]", [], "U", [45, 41, 35, 31, 30], []),
    (35, "Barryp", [], "C", [47, 43, 40, 38, 38, 37], []),
    (36, "Jonsta", [], "C", [45, 42, 41, 40, 37, 35], []),
    (42, "P-script", ["Battler"], "C", [40, 38, 36, 34, 33, 32], []),
    (53, "DewwCraft [shown]", ["Designer"], "U", [45, 42, 40, 38, 37, 35], []),
    (54, "Mielz [shown]", ["Battler"], "U", [38, 36, 35, 33, 32, 29], ["Internal pro 5"]),
    (55, "Nekit [shown]", [], "U", [35, NF, 34, 32], ["Uphill pro 10"]),
    (57, "Ramone", [], "U", [41, 40, 38, 35, 34, 32], []),
    (58, "Talli", ["Casual"], "U", [39, 36, 35, NF, 33, 31], ["Pipe pro 2"]),
    (59, "Hosp", [], "C", [44, 41, 38, 37, 36, 34], ["Designer's curse"]),
    (60, "Bjenn", [], "U", [39, 37, 35, 32, 31, 29], ["Internal pro 5", "Pipe pro 2"]),
    (61, "Chris", [], "U", [43, 41, 38, 37, 35, 34], []),
    (62, "Nobody", ["Battler"], "R", [35, 32, 30, 28, NF, 27], []),
    (65, "Tm", ["Battler"], "C", [42, 38, NF, 34, 31], []),
    (66, "Labs", [], "C", [NF, 34, NF, 32, NF, 28], ["Internal pro 4"]),
]

LEVELS: list[tuple[int, str, list[str], str, list[int | str], list[str]]] = [
    (4, "Pob0124", ["Long cruise"], "U", [3, 6], ["First Finish"]),
    (5, "Smibu80", ["Long cruise"], "R", [3, 6], ["First Finish", "Pre-announced"]),
    (12, "Zspin01", ["Tricky"], "C", [1, 3], ["Z-spin shortcut"]),
    (22, "Warm up", ["Hoyla", "Internal"], "U", [1, 6], []),
    (37, "Chain01", ["Multi-route", "Puzzle"], "U", [3, 6], ["Chain level 3"]),
    (38, "Mirror01", ["Mirrored"], "U", [1, 2], []),
    (
        39,
        "ChainPi01",
        ["Long cruise", "Pipe"],
        "R",
        [3, 6],
        ["First Finish", "Pre-announced", "Chain level 3"],
    ),
    (40, "Apple01", ["Gravity"], "C", [1, 4], ["Apple"]),
    (41, "FC01", ["Hoyla"], "C", [1, 2], ["Finish count"]),
    (43, "OneLifer", ["Long cruise"], "C", [2, 4], ["One life"]),
    (44, "Multi01", [], "C", [1, 6], ["Multiplayer"]),
    (45, "Slowpoke", ["Tricky"], "C", [1, 6], ["Slowness"]),
    (48, "UHDFF02", ["Long cruise", "Multi-route"], "U", [3, 6], ["First Finish"]),
    (49, "FII11", ["Gravity", "Hoyla"], "C", [1, 3], []),
    (50, "Pob001", ["Normal"], "U", [1, 6], []),
    (51, "Min01", ["Tricky"], "C", [1, 3], []),
    (56, "Nekit01", ["Uphill"], "C", [2, 6], ["First Finish"]),
    (67, "Survivor01", ["Tricky"], "C", [1, 2], ["Survivor"]),
]

INSTANTS: list[tuple[int, str, list[str], str, list[int | str], list[str]]] = [
    (number, name, [], rarity, [], [])
    for number, name, rarity in [
        (13, "Rage quit", "U"),
        (14, "Long battle stop", "C"),
        (15, "Queue abort", "U"),
        (16, "Lucky first try", "C"),
        (17, "Wheel pop", "C"),
        (18, "Lucky ride", "U"),
        (19, "Disconnect", "C"),
        (20, "Battler block", "C"),
        (21, "Designer block", "C"),
        (27, "Soft rage quit", "C"),
        (28, "Vsync level abort", "C"),
        (29, "Self abort", "C"),
        (30, "Quick abort", "C"),
        (31, "Bad luck mopo", "C"),
        (32, "Shadow record", "C"),
        (33, "Forced play", "C"),
        (34, "Quick steal", "C"),
        (46, "PRs blocker", "U"),
        (47, "Unban", "U"),
        (52, "Slowdown", "U"),
        (63, "Team switch", "C"),
        (64, "Skip", "U"),
    ]
]
