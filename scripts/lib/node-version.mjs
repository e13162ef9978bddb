/* Runs on any Node: no syntax newer than ES2015 modules, so that an old Node gets the sentence and no syntax error. */
const least = [20, 19];

/** Ends the process with one sentence if this Node is too old. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number);
  if (parts[0] > least[0] || (parts[0] === least[0] && parts[1] >= least[1])) return;
  console.error(
    'PeerLint needs Node ' +
      least.join('.') +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Install a newer Node and run the command again.',
  );
  process.exit(1);
}
