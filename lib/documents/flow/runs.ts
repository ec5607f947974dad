type RunLook = { bold?: boolean; italic?: boolean; size?: number };

/** Text of a paragraph put together from runs, how most of its letters look, and what looks otherwise. */
export class Runs {
  text = "";
  private letters = 0;
  private bold = 0;
  private readonly sizes = new Map<number, number>();
  private readonly set_apart: string[] = [];
  private is_apart = false;
  private has_plain = false;

  add(text: string, look: RunLook = {}): void {
    this.text += text;
    const letters = text.replace(/\s/g, "").length;
    this.letters += letters;
    this.setApart(text, letters, look);
    if (look.bold) this.bold += letters;
    if (look.size) this.sizes.set(look.size, (this.sizes.get(look.size) ?? 0) + letters);
  }

  private setApart(text: string, letters: number, { bold, italic }: RunLook): void {
    const is_apart = bold || italic || (this.is_apart && letters === 0);
    if (!is_apart && letters > 0) this.has_plain = true;
    if (is_apart && this.is_apart) this.set_apart.push(`${this.set_apart.pop()}${text}`);
    else if (is_apart) this.set_apart.push(text);
    this.is_apart = Boolean(is_apart);
  }

  look(): { bold: boolean; size?: number; emphasised?: string[] } {
    const [size] = [...this.sizes].sort((a, b) => b[1] - a[1])[0] ?? [];
    const bold = this.letters > 0 && this.bold > this.letters * MOSTLY;
    const emphasised = this.has_plain ? this.set_apart : [];
    return {
      bold,
      ...(size && { size }),
      ...(emphasised.length > 0 && { emphasised }),
    };
  }
}

const MOSTLY = 0.9;
