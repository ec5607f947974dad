/** Text of a paragraph put together from runs, and how most of its letters look. */
export class Runs {
  text = "";
  private letters = 0;
  private bold = 0;
  private readonly sizes = new Map<number, number>();

  add(text: string, look: { bold?: boolean; size?: number } = {}): void {
    this.text += text;
    const letters = text.replace(/\s/g, "").length;
    this.letters += letters;
    if (look.bold) this.bold += letters;
    if (look.size) this.sizes.set(look.size, (this.sizes.get(look.size) ?? 0) + letters);
  }

  look(): { bold: boolean; size?: number } {
    const [size] = [...this.sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
    const bold = this.letters > 0 && this.bold > this.letters * MOSTLY;
    return size ? { bold, size } : { bold };
  }
}

const MOSTLY = 0.9;
