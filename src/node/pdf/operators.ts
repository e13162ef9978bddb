import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plainFont } from '../../core/paper/hidden/graphics-state.ts';
import type { PaintedFont } from '../../core/paper/hidden/graphics-state.ts';
import type { ShownGlyph } from '../../core/paper/hidden/operands.ts';
import type { PagePainter } from '../../core/paper/hidden/page-painter.ts';
import type { Colour } from '../../core/paper/hidden/paint.ts';
import type { Rect } from '../../core/paper/model.ts';
import { pdfjs } from './pdfjs.ts';

const { OPS } = pdfjs;

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/** What the operators of a page refer to. */
export interface OperatorContext {
  /** A font by its name in the operator list; undefined if it could not be loaded. */
  readonly font: (name: string) => unknown;
  /** Whether optional content is on by the document's default. */
  readonly isShown: (group: unknown) => boolean;
}

/** Plays pdf.js' operators (5.6) to the painter. Operators of unknown shape are passed over. */
export function paintOperators(list: OperatorList, painter: PagePainter, context: OperatorContext): void {
  const player = new OperatorPlayer(painter, context);
  const args = list.argsArray as readonly (readonly unknown[] | null)[];
  list.fnArray.forEach((operator, at) => {
    player.play(operator, args[at] ?? []);
  });
}

interface FontParts {
  readonly vertical?: boolean;
  readonly fontMatrix?: ArrayLike<number>;
  readonly isType3Font?: boolean;
  readonly bbox?: ArrayLike<number>;
  readonly charProcOperatorList?: Readonly<Record<string, { readonly fnArray: readonly number[] }>>;
}

interface GroupParts {
  readonly matrix?: ArrayLike<number> | null;
  readonly bbox?: ArrayLike<number> | null;
  readonly smask?: {
    readonly subtype?: string;
    readonly backdrop?: unknown;
    readonly transferMap?: unknown;
  } | null;
}

class OperatorPlayer {
  readonly #painter: PagePainter;
  readonly #context: OperatorContext;
  readonly #fonts = new Map<string, PaintedFont>();
  /** pdf.js switches the soft mask off right before an image that has a mask of its own. */
  #masked = false;

  constructor(painter: PagePainter, context: OperatorContext) {
    this.#painter = painter;
    this.#context = context;
  }

  play(operator: number, args: readonly unknown[]): void {
    const masked = this.#masked;
    this.#masked = false;
    const painter = this.#painter;
    const number = (n: number): number => (typeof args[n] === 'number' ? args[n] : 0);
    switch (operator) {
      case OPS.save:
        painter.save();
        break;
      case OPS.restore:
        painter.restore();
        break;
      case OPS.transform:
        painter.transform(args as readonly number[]);
        break;
      case OPS.setGState:
        this.#setState(args[0]);
        break;
      case OPS.setFillRGBColor:
        painter.setColour('fill', colourOf(args[0]));
        break;
      case OPS.setStrokeRGBColor:
        painter.setColour('stroke', colourOf(args[0]));
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        painter.setColour('fill', null);
        break;
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        painter.setColour('stroke', null);
        break;
      case OPS.setLineWidth:
        painter.setLineWidth(number(0));
        break;
      case OPS.clip:
      case OPS.eoClip:
        painter.clip(operator === OPS.eoClip);
        break;
      case OPS.constructPath:
        this.#path(args);
        break;
      case OPS.shadingFill:
        painter.shading();
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        painter.image(!masked);
        break;
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        painter.stencil(operator === OPS.paintSolidColorImageMask);
        break;
      case OPS.paintFormXObjectBegin:
        painter.beginForm(arrayOf(args[0]), rectOf(args[1]));
        break;
      case OPS.paintFormXObjectEnd:
        painter.endForm();
        break;
      case OPS.beginGroup:
        this.#beginGroup((args[0] ?? {}) as GroupParts);
        break;
      case OPS.endGroup:
        painter.endGroup(Boolean((args[0] as GroupParts | undefined)?.smask));
        break;
      case OPS.beginMarkedContent:
        painter.beginContent(true);
        break;
      case OPS.beginMarkedContentProps:
        painter.beginContent(args[0] !== 'OC' || this.#context.isShown(args[1]));
        break;
      case OPS.endMarkedContent:
        painter.endContent();
        break;
      default:
        this.#text(operator, args, number);
    }
  }

  #text(operator: number, args: readonly unknown[], number: (n: number) => number): void {
    const painter = this.#painter;
    switch (operator) {
      case OPS.beginText:
        painter.beginText();
        break;
      case OPS.endText:
        painter.endText();
        break;
      case OPS.setFont:
        painter.setFont(this.#font(String(args[0])), number(1));
        break;
      case OPS.setCharSpacing:
        painter.setText({ letterSpacing: number(0) });
        break;
      case OPS.setWordSpacing:
        painter.setText({ wordSpacing: number(0) });
        break;
      case OPS.setHScale:
        painter.setText({ horizontalScale: number(0) / 100 });
        break;
      case OPS.setLeading:
        painter.setText({ leading: number(0) });
        break;
      case OPS.setTextRise:
        painter.setText({ rise: number(0) });
        break;
      case OPS.setTextRenderingMode:
        painter.setText({ renderingMode: number(0) });
        break;
      case OPS.moveText:
        painter.moveText(number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        painter.setText({ leading: -number(1) });
        painter.moveText(number(0), number(1));
        break;
      case OPS.setTextMatrix:
        painter.setTextMatrix(arrayOf(args[0]) ?? []);
        break;
      case OPS.nextLine:
        painter.nextLine();
        break;
      case OPS.showText:
        if (Array.isArray(args[0])) painter.showText(args[0] as ShownGlyph[]);
        break;
    }
  }

  #setState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'ca' || key === 'CA')
        this.#painter.setAlpha(key === 'ca' ? 'fill' : 'stroke', Number(value));
      else if (key === 'SMask') this.#painter.setMask(Boolean(value));
      else if (key === 'BM') this.#painter.setBlending(value !== 'source-over');
      else if (key === 'LW') this.#painter.setLineWidth(Number(value));
      else if (key === 'Font' && Array.isArray(value)) {
        this.#painter.setFont(this.#font(String(value[0])), Number(value[1]));
      }
    }
    const [first] = entries as [string, unknown][];
    this.#masked = entries.length === 1 && first?.[0] === 'SMask' && first[1] === false;
  }

  #path([paint, data]: readonly unknown[]): void {
    const path = arrayOf(Array.isArray(data) ? data[0] : null) ?? [];
    const fill = evenOddFills.has(paint) ? 'evenodd' : fills.has(paint) ? 'nonzero' : null;
    this.#painter.path(path, fill, strokes.has(paint));
  }

  #beginGroup({ matrix, bbox, smask }: GroupParts): void {
    this.#painter.beginGroup(
      arrayOf(matrix),
      rectOf(bbox),
      smask
        ? {
            luminosity: smask.subtype === 'Luminosity',
            backdrop: colourOf(smask.backdrop),
            transferred: Boolean(smask.transferMap),
          }
        : null,
    );
  }

  #font(name: string): PaintedFont {
    const known = this.#fonts.get(name);
    if (known) return known;
    const font = fontOf(this.#context.font(name));
    this.#fonts.set(name, font);
    return font;
  }
}

const fills = new Set<unknown>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const evenOddFills = new Set<unknown>([OPS.eoFill, OPS.eoFillStroke, OPS.closeEOFillStroke]);
const strokes = new Set<unknown>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
/** Operators after which a glyph's drawing has a colour of its own. */
const colouring = new Set<number>([
  OPS.setFillRGBColor,
  OPS.setStrokeRGBColor,
  OPS.setFillColorN,
  OPS.setStrokeColorN,
  OPS.shadingFill,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.setGState,
]);

function fontOf(font: unknown): PaintedFont {
  if (typeof font !== 'object' || font === null) return plainFont;
  const { vertical, fontMatrix, isType3Font, bbox, charProcOperatorList } = font as FontParts;
  const drawings = Object.values(charProcOperatorList ?? {});
  return {
    vertical: vertical === true,
    unit: fontMatrix?.[0] ?? plainFont.unit,
    drawn: isType3Font === true,
    height: isType3Font === true ? heightOf(bbox, fontMatrix) : plainFont.height,
    coloured: drawings.some(({ fnArray }) => fnArray.some((operator) => colouring.has(operator))),
  };
}

/** Many fonts give a box of zeros. */
function heightOf(bbox: FontParts['bbox'], matrix: FontParts['fontMatrix']): number | null {
  const height = Math.abs((bbox?.[3] ?? 0) - (bbox?.[1] ?? 0)) * Math.abs(matrix?.[3] ?? 0);
  return Number.isFinite(height) && height > 0 ? height : null;
}

function colourOf(value: unknown): Colour {
  const hex = typeof value === 'string' ? /^#([\da-f]{6})$/iu.exec(value)?.[1] : undefined;
  return hex === undefined ? null : Number.parseInt(hex, 16);
}

function arrayOf(value: unknown): ArrayLike<number> | null {
  return Array.isArray(value) || ArrayBuffer.isView(value) ? (value as unknown as ArrayLike<number>) : null;
}

function rectOf(value: unknown): Rect | null {
  const array = arrayOf(value);
  return array?.length === 4 ? [array[0]!, array[1]!, array[2]!, array[3]!] : null;
}
