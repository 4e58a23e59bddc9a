/**
 * Letters of the Latin alphabet that Unicode takes for letters of their own, so that no accent can
 * be taken from them, by what they are written as: `Łukasz` is `Lukasz`. As the database folds them
 * (rules of `unaccent`, from Latin-ASCII of CLDR); the signs `º` and `ª` stay.
 */
const folds: Readonly<Record<string, string>> = {
  A: 'Ⱥ',
  AA: 'Ꜳ',
  AE: 'Æ',
  AO: 'Ꜵ',
  AU: 'Ꜷ',
  AV: 'ꜸꜺ',
  AY: 'Ꜽ',
  B: 'ƁƂɃ',
  C: 'ƇȻꞒ',
  D: 'ÐĐƉƊƋꝹ',
  E: 'ƐɆ',
  F: 'ƑꝻ',
  G: 'ƓǤꞠ',
  H: 'ĦⱧꞪ',
  I: 'ƖƗ',
  J: 'Ɉ',
  K: 'ƘⱩꝀꝂꝄꞢ',
  L: 'ĿŁȽⱠⱢꝆꝈ',
  LL: 'Ỻ',
  M: 'Ɱ',
  N: 'ŊƝꞐꞤ',
  O: 'ØꝊꝌ',
  OE: 'Œ',
  OI: 'Ƣ',
  OO: 'Ꝏ',
  P: 'ƤⱣꝐꝒꝔ',
  Q: 'ꝖꝘ',
  R: 'ɌⱤꞦ',
  S: 'ⱾꞨ',
  SS: 'ẞ',
  T: 'ŦƬƮȾꞆ',
  TH: 'ÞꝤꝦ',
  U: 'Ʉ',
  V: 'ƲỼꝞ',
  VY: 'Ꝡ',
  W: 'Ⱳ',
  Y: 'ƳɎỾ',
  Z: 'ƵȤⱫⱿ',
  a: 'ẚᴀᶏⱥ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀƃɓʙᴃᵬᶀ',
  c: 'ƈȼɕᴄꞓ',
  d: 'ðđƌȡɗɖᴅᴆᵭᶁᶑꝱꝺ',
  db: 'ȸ',
  dz: 'ʣʥ',
  e: 'ɇɛᴇᶒᶓⱸ',
  f: 'ƒᵮᶂꜰꝼ',
  g: 'ǥɠɡɢʛᶃꞡ',
  h: 'ħɦɧʜⱨ',
  hv: 'ƕ',
  i: 'ıɨɪᵻᶖ',
  j: 'ȷɉɟʝᴊ',
  k: 'ƙᴋᶄⱪꝁꝃꝅꞣ',
  l: 'ŀłƚȴɫɬɭʟᴌᶅⱡꝇꝉꝲ',
  ll: 'ỻ',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱᴍᵯᶆꝳ',
  n: 'ŉŋƞȵɲɳɴᵰᶇꝴꞑꞥ',
  o: 'øᴏⱺꝋꝍ',
  oe: 'œɶ',
  oi: 'ƣ',
  oo: 'ꝏ',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ĸʠꝗꝙ',
  qp: 'ȹ',
  r: 'ɍɼɽɾʀᵲᵳᶉꝵꝶꞧ',
  s: 'ȿẜẝʂᵴᶊꜱꞩ',
  ss: 'ß',
  t: 'ŧƫƭȶʈᴛᵵⱦꝷꞇ',
  th: 'þᵺꝥꝧ',
  ts: 'ʦ',
  u: 'ʉᴜᵾᶙ',
  ue: 'ᵫ',
  v: 'ʋỽᴠᶌⱱⱴꝟ',
  vy: 'ꝡ',
  w: 'ᴡⱳ',
  x: 'ᶍ',
  y: 'ƴɏỿʏ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
}

/** By letter. */
const plain: ReadonlyMap<string, string> = new Map(
  Object.entries(folds).flatMap(([written, all]) => [...all].map((one) => [one, written] as const)),
)

/** Letters that Unicode writes with plain ones by itself: joined ones, wide ones, the long s. */
const COMPOUND = /[ĲĳſǄ-ǌǱ-ǳﬀ-ﬆＡ-Ｚａ-ｚ]/

const withoutMarks = (text: string): string => text.replace(/\p{Mn}/gu, '')

/** Writes the letters of the Latin alphabet with those of A to Z, and leaves every other sign. */
export const withPlainLetters = (text: string): string =>
  withoutMarks(text.normalize('NFD')).replace(
    /[^\p{ASCII}]/gu,
    (one) => plain.get(one) ?? (COMPOUND.test(one) ? withoutMarks(one.normalize('NFKD')) : one),
  )
