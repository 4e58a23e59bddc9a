import { formatRut, isRut, parseRut, type Rut } from './rut.ts'

/** Kinds of identity documents, and what a paper writes before the number of each. */
export const documentLabels = {
  RUT: 'RUT',
  NIC: 'NIC',
  DNI: 'DNI',
  CC: 'Cédula de ciudadanía',
  CI: 'Cédula de identidad',
  PASSPORT: 'Pasaporte',
  OTHER: 'Documento',
} as const
export type DocumentKind = keyof typeof documentLabels

/** Who somebody is on paper: the kind of document, and its number as it is stored. */
export type IdentityDocument = {
  readonly identificationType: DocumentKind
  readonly rut: string
}

/** `RUT`, `Pasaporte`: the name of a field that holds the number of this document. */
export const documentLabel = ({ identificationType }: IdentityDocument): string =>
  documentLabels[identificationType]

/** `12.345.678-5`, `19AX55212`: only a RUT takes dots, whatever figures the others are made of. */
export const documentNumber = ({ identificationType, rut }: IdentityDocument): string =>
  identificationType === 'RUT' ? formatRut(rut) : rut

/** `RUT 12.345.678-5`, `Pasaporte 19AX55212`: as papers write it within a sentence. */
export const documentText = (identity: IdentityDocument): string =>
  `${documentLabel(identity)} ${documentNumber(identity)}`

/** As a list of people writes it: a RUT by its number, anything else with its name. */
export const listedDocument = (identity: IdentityDocument): string =>
  identity.identificationType === 'RUT' ? documentNumber(identity) : documentText(identity)

/**
 * The RUT by which an institution knows somebody, or nothing. A NIC is the number with which AFP
 * register contributions of foreigners without a RUT: it has a check digit, and only who collects
 * contributions takes it as one.
 */
export function institutionRut(
  { identificationType, rut }: IdentityDocument,
  takes: readonly DocumentKind[] = ['RUT'],
): Rut | undefined {
  return takes.includes(identificationType) ? parseRut(rut) : undefined
}

/** The kind of a number that was kept without one: a RUT by its form and check digit. */
export const documentByForm = (rut: string): IdentityDocument => ({
  identificationType: isRut(rut) ? 'RUT' : 'OTHER',
  rut,
})

/** `12.345.678-5`, `Documento 19AX55212`: a kept number in a list, where its kind is not known. */
export const listedNumber = (rut: string): string => listedDocument(documentByForm(rut))
