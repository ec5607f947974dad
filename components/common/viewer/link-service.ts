import { type EventBus, PDFLinkService } from "pdfjs-dist/legacy/web/pdf_viewer.mjs";

const OPENED_PROTOCOLS = ["http:", "https:", "mailto:"];

/** Links inside the document jump; links out of it are asked about first. */
export class LinkService extends PDFLinkService {
  constructor(
    eventBus: EventBus,
    private readonly onExternalLink: (url: string) => void,
  ) {
    super({ eventBus, ignoreDestinationZoom: true });
  }

  override addLinkAttributes(link: HTMLAnchorElement, url: string) {
    if (!OPENED_PROTOCOLS.includes(new URL(url).protocol)) return;
    super.addLinkAttributes(link, url, true);
    link.rel = "noopener noreferrer";
    link.onclick = () => {
      this.onExternalLink(url);
      return false;
    };
  }
}
