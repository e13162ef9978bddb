import * as vscode from 'vscode';
import { openPlaceCommand } from '../commands/names.ts';
import { openAt, type ShowPdf } from '../commands/open-paper.ts';
import type { Disposable } from '../event.ts';
import type { FindingsStore } from '../findings/findings-store.ts';
import type { Settings } from '../settings.ts';
import { offerCompletions } from './completions.ts';
import { offerFolding } from './folding.ts';
import { showFormHints } from './form-hints.ts';
import { recogniseForms } from './form-language.ts';
import { readPlaceArgument } from './open-place.ts';
import { Outlines } from './outlines.ts';
import { offerPlaceDefinitions } from './place-definition.ts';
import { showPlaceHovers } from './place-hover.ts';
import { PlacesOfPaper } from './places-of-paper.ts';
import type { AskPlaces } from './places-of-paper.ts';
import { offerSymbols } from './symbols.ts';

export interface LanguageParts {
  readonly store: FindingsStore;
  readonly settings: (uri: string) => Settings;
  /** Asks the engine. */
  readonly places: AskPlaces;
  /** Whether the pictures of a paper were read. */
  readonly ocr: (paper: string) => boolean;
  readonly showPdf: ShowPdf;
}

/** What the editor knows of the language of reviews: outline, folding, form hints, places of the paper. */
export function registerLanguage({ store, settings, places, ocr, showPdf }: LanguageParts): Disposable {
  const outlines = new Outlines();
  const papers = new PlacesOfPaper(store, places, ocr);
  return vscode.Disposable.from(
    recogniseForms(),
    offerFolding(outlines),
    offerSymbols(outlines),
    showFormHints(outlines, settings),
    offerCompletions(outlines, papers),
    showPlaceHovers(papers),
    offerPlaceDefinitions(papers, showPdf),
    vscode.commands.registerCommand(openPlaceCommand, async (given: unknown) => {
      const place = readPlaceArgument(given);
      if (!place) return;
      const { uri, document, page, text } = place;
      await openAt(uri, { document, page, text, section: null, rects: [], score: 0 }, store, showPdf);
    }),
  );
}
