/** Letters of other alphabets, and small capitals, with the Latin letters that they look like. */
const pairs: readonly (readonly [from: string, to: string])[] = [
  ['АВСЕЁНІЇЈКМОРЅТУХӀԌԚԜ', 'abceehiijkmopstyxlgqw'],
  ['авсеёһніїјкмоԛргѕтуѵԝхԁӏ', 'abceehhiijkmoqprstyvwxdl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['αβεηικνορτυχγω', 'abenikvoptuxyw'],
  ['օոսհցքԛ', 'onuhgpq'],
  ['ɑıɡɩƖ', 'aigil'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
];

const latin = new Map(
  pairs.flatMap(([from, to]) => [...from].map((letter, at) => [letter, to.charAt(at)] as const)),
);

/** The Latin letter, in lower case, that a letter looks like; the letter itself if there is none. */
export function lookAlike(letter: string): string {
  return latin.get(letter) ?? letter;
}
