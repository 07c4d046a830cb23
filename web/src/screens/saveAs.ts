/** Hands something over as a file to keep. */

export function saveAs(file: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = file;
  link.click();
  URL.revokeObjectURL(address);
}
