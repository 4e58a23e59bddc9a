/**
 * Letters of the Latin alphabet that Unicode takes for letters of their own, so that no accent can
 * be taken from them, by what they are written as: `Łukasz` is `Lukasz`. As the database folds them
 * (rules of `unaccent`, from Latin-ASCII of CLDR); the signs `º` and `ª` stay.
 */
const folds: Readonly<Record<string, string>> = {
  A: 'Ⱥ',
  AE: 'Æ',
  B: 'ƁƂɃ',
  C: 'ƇȻ',
  D: 'ÐĐƉƊƋ',
  E: 'ƐɆ',
  F: 'Ƒ',
  G: 'ƓǤ',
  H: 'Ħ',
  I: 'ƖƗ',
  J: 'Ɉ',
  K: 'Ƙ',
  L: 'ĿŁȽ',
  LL: 'Ỻ',
  N: 'ŊƝ',
  O: 'Ø',
  OE: 'Œ',
  OI: 'Ƣ',
  P: 'Ƥ',
  R: 'Ɍ',
  SS: 'ẞ',
  T: 'ŦƬƮȾ',
  TH: 'Þ',
  U: 'Ʉ',
  V: 'ƲỼ',
  Y: 'ƳɎỾ',
  Z: 'ƵȤ',
  a: 'ẚ',
  ae: 'æ',
  b: 'ƀƃɓ',
  c: 'ƈȼ',
  d: 'ðđƌȡɗ',
  db: 'ȸ',
  e: 'ɇɛ',
  f: 'ƒ',
  g: 'ǥ',
  h: 'ħ',
  hv: 'ƕ',
  i: 'ıɨ',
  j: 'ȷɉ',
  k: 'ƙ',
  l: 'ŀłƚȴ',
  ll: 'ỻ',
  n: 'ŉŋƞȵɲ',
  o: 'ø',
  oe: 'œ',
  oi: 'ƣ',
  p: 'ƥ',
  q: 'ĸ',
  qp: 'ȹ',
  r: 'ɍ',
  s: 'ȿẜẝ',
  ss: 'ß',
  t: 'ŧƫƭȶ',
  th: 'þ',
  u: 'ʉ',
  v: 'ʋỽ',
  y: 'ƴɏỿ',
  z: 'ƶȥɀ',
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
