import { components } from './pdfjs.ts';

/** Links of a paper: inside it they lead to their place; those that lead out of it only ask. */
export class AskingLinks extends components.PDFLinkService {
  /** Is given the address of a link that is to be followed. */
  ask: (url: string) => void = () => undefined;

  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    // Without the address itself, which the editor would open on its own.
    link.href = '#';
    link.title = url;
    link.onclick = (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.ask(url);
    };
  }
}
