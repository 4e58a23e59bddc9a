/** The parts of the personal data of a ficha that an address may ask for: `?parte=prevision`. */
export const recordPlaces = {
  IDENTITY: 'identificacion',
  CONTACT: 'contacto',
  PREVISION: 'prevision',
  HEALTH: 'salud',
  FAMILY: 'cargas',
  PAYMENT_METHOD: 'pago',
} as const

export type RecordPlace = (typeof recordPlaces)[keyof typeof recordPlaces]

/** The personal data of the ficha at an address, with one of their parts in sight. */
export const withPart = (address: string, place: RecordPlace | undefined): string =>
  place === undefined ? address : `${address}?parte=${place}`
