import { byCode } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { checkRut, documentForm, formatRut } from '#chile/rut.ts'
import { communes } from '#chile/territory.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { fullnameOf } from '#chile/names.ts'
import { peopleOn } from './people.queries.ts'
import { within } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { IdentificationType } from '../model/catalogs.ts'

type Given = {
  identificationType: ValueOf<typeof IdentificationType>
  rut?: string | null | undefined
  documentNumber?: string | null | undefined
}

const onlyLatin =
  'Escriba el número con letras de la A a la Z y cifras, como en las últimas líneas del documento'

/** The stored form: a RUT in its canonical form, any other document by its letters and digits. */
export function documentOf({ identificationType, rut, documentNumber }: Given): string {
  if (identificationType !== 'RUT') {
    if (!documentNumber?.trim()) throw invalid('documentNumber', 'Indique el número del documento')
    const number = documentForm(documentNumber)
    if (number === undefined) throw invalid('documentNumber', onlyLatin)
    return number
  }
  if (!rut) throw invalid('rut', 'Indique el RUT')
  const checked = checkRut(rut)
  if (!checked.ok) throw invalid('rut', checked.message)
  return checked.rut
}

/**
 * Refuses a document that another person of the company has. Names that person to readers who may
 * see them.
 */
export async function requireFreeDocument(context: Context, rut: string, except?: number) {
  const { tx, today } = context
  const owner = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .select(['p.id', 'p.firstname', 'p.secondName', 'p.paternalLastname', 'p.maternalLastname'])
    .select(within(context.reach('users.read'), 'p.id').as('visible'))
    .where('p.rut', '=', rut)
    .$if(except !== undefined, (query) => query.where('p.id', '<>', except ?? 0))
    .executeTakeFirst()
  if (!owner) return
  const who = owner.visible ? `: ${fullnameOf(owner)}` : ''
  throw conflict(`Ya existe una persona con el documento ${formatRut(rut)}${who}`, 'rut')
}

type Places = {
  communeCode?: string | null | undefined
  countryOfOrigin?: string | null | undefined
  addressCountry?: string | null | undefined
}

/**
 * Refuses a commune or a country that is none. Apart from the other rules: these lists are long.
 */
export function checkPlaces(person: Places, changed: ReadonlySet<string>): void {
  const { communeCode, countryOfOrigin, addressCountry } = person
  if (changed.has('communeCode') && communeCode && !byCode(communes, communeCode)) {
    throw invalid('communeCode', 'No es una comuna conocida')
  }
  if (changed.has('countryOfOrigin') && countryOfOrigin && !byCode(countryList, countryOfOrigin)) {
    throw invalid('countryOfOrigin', 'No es un país conocido')
  }
  if (changed.has('addressCountry') && !byCode(countryList, addressCountry ?? 'CL')) {
    throw invalid('addressCountry', 'No es un país conocido')
  }
}
