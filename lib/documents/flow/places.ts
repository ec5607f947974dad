/** Where each block stands: under which headings, and which paragraph there. */
export class Places {
  private slide: number | null = null;
  private path: { level: number; text: string }[] = [];
  private paragraph = 0;

  ofSlide(number: number): void {
    this.slide = number;
  }

  ofHeading(level: number, text: string): string {
    if (this.slide !== null) return this.ofParagraph();
    const above = this.path.filter((open) => open.level < level);
    this.path = [...above, { level, text: text.slice(0, MOST_LETTERS) }];
    this.paragraph = 0;
    return this.heading();
  }

  /** A table counts as one paragraph. */
  ofParagraph(is_same = false): string {
    if (this.slide !== null) return `slide ${this.slide}`;
    if (!is_same || this.paragraph === 0) this.paragraph += 1;
    return `${this.heading()} / paragraph ${this.paragraph}`;
  }

  private heading(): string {
    return this.path.map(({ text }) => text).join(" > ") || "(start)";
  }
}

const MOST_LETTERS = 120;
