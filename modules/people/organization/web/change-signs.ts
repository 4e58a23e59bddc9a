import { ChangeKind, type Kind } from '../model/comparison.ts'

/** The sign of each kind of change, so that its colour is never alone. */
const signs: Readonly<Record<Kind, string>> = {
  JOINED: '+',
  LEFT: '−',
  CHIEF: '↕',
  UNIT: '→',
  PLACE: '⌂',
}

export const signOf = (kind: Kind): string => signs[kind]

/** What became of somebody, with its sign: «+ Ingresó», «↕ Cambió de jefatura · → …». */
export const changesIn = (kinds: readonly Kind[]): string =>
  kinds.map((kind) => `${signOf(kind)} ${ChangeKind.label(kind)}`).join(' · ')
