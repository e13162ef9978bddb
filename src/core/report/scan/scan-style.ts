/** Style of the HTML report: light and dark, and for paper. */
export const scanStyle = `
:root { color-scheme: light dark; --edge: #8886; --warning: #b45309; --information: #1d6fb8; --hint: #6b7280 }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: 13px }
th, td { border: 1px solid var(--edge); padding: .25rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere }
th { font-weight: 600 } td.n { text-align: right; font-variant-numeric: tabular-nums }
h2 { margin-top: 2.5rem; overflow-wrap: anywhere; border-top: 1px solid var(--edge); padding-top: 1rem }
h3 { font-size: 1rem; margin: 0 } .of, .notes, footer { font-size: 13px; opacity: .85 }
article { border-left: 4px solid var(--hint); padding: .1rem 0 .1rem 1rem; margin: 1.5rem 0 }
article.warning { border-color: var(--warning) } article.information { border-color: var(--information) }
blockquote { border-left: 2px solid var(--edge); margin: .5rem 0; padding-left: .75rem }
@media print {
  :root { color-scheme: light } body { max-width: none; margin: 0; font-size: 10pt }
  table { display: table; font-size: 8pt } article, tr { break-inside: avoid } h2, h3 { break-after: avoid }
  a { color: inherit; text-decoration: none } mark { background: none; text-decoration: underline }
}
`;
