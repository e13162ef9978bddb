/**
 * Takes away the globals that open a socket without any import. Our own code names none of them (a lint rule); pdf.js
 * holds calls for addresses that it is never given. Imported first by each process and thread that reads papers.
 */
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) {
  Reflect.deleteProperty(globalThis, name);
}
