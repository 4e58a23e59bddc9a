import {
  accountTypeList,
  afps,
  apvInstitutions,
  bankList,
  type CatalogueSource,
  catalogueSources,
  ccafs,
  economicSections,
  healthInstitutions,
  lreColumns,
  mutuals,
} from '#chile/catalogues.ts'
import type { Dated } from '#chile/dated-rows.ts'
import { dismissalCauses, dismissalSource } from '#chile/dismissal.ts'
import { specialWorkdays, specialWorkdaySource } from '#chile/special-workdays.ts'

/** A code of the State with what each institution writes for it. */
export type StateCode = Dated & {
  readonly code: string
  readonly name: string
  readonly previred?: string | null
  readonly lre?: string | null
  readonly rut?: string | null
  /** What a list of payments of a bank usually writes. */
  readonly transfer?: string
  /** Divisions of the CIIU under a section. */
  readonly divisions?: string
  /** A doubtful row is to be confirmed before it is used. */
  readonly status?: 'ok' | 'doubtful'
}

/** What a catalogue shows beside the name: what is written in each file. */
export type CodeColumn = 'code' | 'previred' | 'lre' | 'rut' | 'transfer' | 'divisions'

export const columnTitles: Readonly<Record<CodeColumn, string>> = {
  code: 'Código',
  previred: 'Previred',
  lre: 'Dirección del Trabajo (LRE)',
  rut: 'RUT',
  transfer: 'Nóminas',
  divisions: 'Divisiones',
}

type Catalogue = CatalogueSource & {
  readonly title: string
  readonly rows: readonly StateCode[]
  readonly columns: readonly CodeColumn[]
}

const { afp, health, ccaf, mutual, apv, banks, accountTypes, sections, lre } = catalogueSources

/** The catalogues by what they are for, in the order of the page. */
export const codeGroups: Readonly<Record<string, readonly Catalogue[]>> = {
  prevision: [
    { title: 'AFP', rows: afps, columns: ['previred', 'lre', 'rut'], ...afp },
    { title: 'Salud', rows: healthInstitutions, columns: ['previred', 'lre'], ...health },
    { title: 'Cajas de compensación', rows: ccafs, columns: ['previred', 'lre'], ...ccaf },
    { title: 'Mutualidades', rows: mutuals, columns: ['previred', 'lre'], ...mutual },
    { title: 'Instituciones de APV', rows: apvInstitutions, columns: ['code'], ...apv },
  ],
  bancos: [
    {
      title: 'Bancos y emisores de prepago (CMF)',
      rows: bankList,
      columns: ['code', 'rut'],
      ...banks,
    },
    { title: 'Tipos de cuenta', rows: accountTypeList, columns: ['transfer'], ...accountTypes },
  ],
  termino: [
    {
      title: 'Causales de término',
      rows: dismissalCauses.map(({ article, section, subsection, name, ...cause }) => ({
        ...cause,
        name: `${[`Art. ${article}`, section, subsection].filter(Boolean).join(' ')}: ${name}`,
      })),
      columns: ['lre', 'previred'],
      source: dismissalSource,
    },
  ],
  libro: [
    { title: 'Columnas del Libro de Remuneraciones', rows: lreColumns, columns: ['code'], ...lre },
    {
      title: 'Jornadas especiales (columna 1107)',
      rows: Object.entries(specialWorkdays).map(([code, row]) => ({ code, ...row })),
      columns: ['lre'],
      source: specialWorkdaySource,
    },
  ],
  actividades: [
    {
      title: 'Secciones de actividad económica',
      rows: economicSections,
      columns: ['code', 'divisions'],
      ...sections,
    },
  ],
}
