import {
  type DocumentKind,
  documentText,
  type IdentityDocument,
  institutionRut,
} from '#chile/identity-document.ts'

/** The files that are declared, by their institution. */
export type DeclaredFile = 'PREVIRED' | 'LRE' | 'DJ1887'

/** The documents by which each institution knows a person. */
const taken: Readonly<Record<DeclaredFile, readonly DocumentKind[]>> = {
  PREVIRED: ['RUT', 'NIC'],
  LRE: ['RUT'],
  DJ1887: ['RUT'],
}

/** Why an institution takes no line of a person, after the name of their document. */
const reasons: Readonly<Record<DeclaredFile, string>> = {
  PREVIRED:
    'Previred solo toma un RUT o un NIC con su dígito verificador, y un archivo con otro ' +
    'documento se rechaza entero. No va en él, y sus cotizaciones quedan por declarar: pida a ' +
    'su AFP el NIC, o al Registro Civil el RUN, anótelo en su ficha y haga otro archivo.',
  LRE:
    'El libro identifica a cada persona por su RUT (columna 1101), y uno con otro documento se ' +
    'rechaza entero. No va en él: cuando tenga su RUN, anótelo en su ficha y haga otro archivo.',
  DJ1887:
    'El SII identifica a cada persona por su RUT, y una declaración con otro documento se ' +
    'rechaza. No va en ella: cuando tenga su RUT, anótelo en su ficha y haga otra.',
}

/**
 * Who goes into a file, with the RUT that it writes, and who cannot because the institution would
 * not know who it is.
 */
export function byInstitution<One extends IdentityDocument>(
  file: DeclaredFile,
  people: readonly One[],
): { readonly declared: readonly One[]; readonly left: readonly One[] } {
  const declared: One[] = []
  const left: One[] = []
  for (const one of people) {
    const rut = institutionRut(one, taken[file])
    if (rut === undefined) left.push(one)
    else declared.push(rut === one.rut ? one : { ...one, rut })
  }
  return { declared, left }
}

/** Why somebody is in no line of a file, and what there is to do. */
export const whyLeft = (file: DeclaredFile, identity: IdentityDocument): string =>
  `Tiene ${documentText(identity)}. ${reasons[file]}`
