// Typesets the test fixtures from their sources: `node scripts/make-fixtures.mjs [sample] [pdf]` (default: both).
// The PDFs are committed, so tests never need this; it is run by hand after a source was changed.
// Needs pdflatex, pdftoppm and qpdf (Debian: texlive-latex-extra texlive-fonts-recommended texlive-science
// texlive-pictures poppler-utils qpdf). The same sources give the same bytes with the same TeX release.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenPage, cjk, scan, scanPage } from './make-fixtures.raw.mjs';

const fixtures = join(dirname(fileURLToPath(import.meta.url)), '..', 'test', 'fixtures');
const packages = {
  pdflatex: 'texlive-latex-extra texlive-fonts-recommended texlive-science texlive-pictures',
  pdftoppm: 'poppler-utils',
  qpdf: 'qpdf',
};

/** Runs a program and returns its standard output; ends this script with one sentence if it is missing or fails. */
function run(program, args, options = {}) {
  const result = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 26, ...options });
  if (result.error?.code === 'ENOENT') {
    stop(
      `${program} is missing: install it, on Debian with "apt-get install --no-install-recommends ${packages[program]}".`,
    );
  }
  if (result.status !== 0)
    stop(`${program} ${args.join(' ')} failed:\n${(result.stdout + result.stderr).slice(-2000)}`);
  return result.stdout;
}

function stop(message) {
  process.stderr.write(`make-fixtures: ${message}\n`);
  process.exit(2);
}

/** Typesets one .tex file next to itself; date, file id and tool version are kept out of the PDF. */
function typeset(source) {
  const scratch = mkdtempSync(join(tmpdir(), 'peerlint-fixtures-'));
  const name = basename(source, '.tex');
  try {
    for (const file of readdirSync(dirname(source))) {
      if (/\.(tex|sty|png)$/.test(file)) copyFileSync(join(dirname(source), file), join(scratch, file));
    }
    const job = `\\pdftrailerid{}\\pdfsuppressptexinfo=-1 \\input{${name}.tex}`;
    const args = ['-interaction=nonstopmode', '-halt-on-error', '-no-shell-escape', `-jobname=${name}`, job];
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1767225600', FORCE_SOURCE_DATE: '1', TZ: 'UTC' };
    // Three passes settle references, longtables and line numbers.
    for (let pass = 0; pass < 3; pass++) run('pdflatex', args, { cwd: scratch, env });
    if (/undefined (references|citations)/.test(readFileSync(join(scratch, `${name}.log`), 'latin1'))) {
      stop(`${source} has undefined references.`);
    }
    copyFileSync(join(scratch, `${name}.pdf`), join(dirname(source), `${name}.pdf`));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  process.stdout.write(`${name}.pdf\n`);
}

/** The first page of a PDF as a small grey JPEG. */
function photograph(path) {
  const scratch = mkdtempSync(join(tmpdir(), 'peerlint-fixtures-'));
  try {
    run('pdftoppm', ['-r', '72', '-l', '1', '-singlefile', '-gray', '-jpeg', path, join(scratch, 'page')]);
    const jpeg = readFileSync(join(scratch, 'page.jpg'));
    // The frame header (marker FFC0) holds height, width and the number of components.
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    const [height, width, components] = [
      jpeg.readUInt16BE(frame + 5),
      jpeg.readUInt16BE(frame + 7),
      jpeg[frame + 9],
    ];
    return { jpeg, height, width, colours: components === 1 ? 'DeviceGray' : 'DeviceRGB' };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function makePdfs() {
  const at = (name) => join(fixtures, 'pdf', name);
  const write = (name, bytes) => {
    writeFileSync(at(name), bytes);
    process.stdout.write(`${name}\n`);
  };
  for (const file of readdirSync(join(fixtures, 'pdf')).sort()) {
    if (file.endsWith('.tex') && file !== 'lines-body.tex') typeset(at(file));
  }
  write('cjk.pdf', cjk());
  const picture = photograph(at('onecolumn.pdf'));
  write('scan.pdf', scan(picture));
  write('scan-page.pdf', scanPage(picture));
  write('broken-page.pdf', brokenPage());
  const whole = readFileSync(at('onecolumn.pdf'));
  write('truncated.pdf', whole.subarray(0, Math.floor(whole.length / 2)));
  write('empty.pdf', '');
  for (const [kind, user] of [
    ['user', 'user'],
    ['owner', ''],
  ]) {
    // The static id and vector make the bytes repeatable; nothing in these files is secret.
    const lock = ['--encrypt', user, 'owner', '128', '--use-aes=y', '--'];
    run('qpdf', [
      '--static-id',
      '--static-aes-iv',
      ...lock,
      at('typography.pdf'),
      at(`encrypted-${kind}.pdf`),
    ]);
    process.stdout.write(`encrypted-${kind}.pdf\n`);
  }
}

const wanted = process.argv.slice(2);
const jobs = {
  sample: () => typeset(join(fixtures, 'sample', 'paper.tex')),
  pdf: makePdfs,
};
for (const name of wanted)
  if (!(name in jobs)) stop(`unknown part "${name}": choose from ${Object.keys(jobs).join(', ')}.`);
for (const name of wanted.length > 0 ? wanted : Object.keys(jobs)) jobs[name]();
