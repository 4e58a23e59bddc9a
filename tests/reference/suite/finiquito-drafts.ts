import type { Draft } from './cases.ts'
import type { FiniquitoFacts } from './finiquito.ts'

export type FiniquitoDraft = Draft<FiniquitoFacts> & { readonly payMonth: string }

/** The endings that the suite pays, with their articles. */
export const causes = [
  ['MUTUO_ACUERDO', 'Mutuo acuerdo', 'art. 159 N°1'],
  ['RENUNCIA', 'Renuncia', 'art. 159 N°2'],
  ['MUERTE', 'Muerte', 'art. 159 N°3'],
  ['VENCIMIENTO', 'Vencimiento del plazo', 'art. 159 N°4'],
  ['OBRA', 'Conclusión de la obra', 'art. 159 N°5'],
  ['FUERZA_MAYOR', 'Fuerza mayor', 'art. 159 N°6'],
  ['CONDUCTA', 'Conducta o incumplimiento', 'art. 160'],
  ['NECESIDADES', 'Necesidades de la empresa', 'art. 161 inc. 1'],
  ['DESAHUCIO', 'Desahucio', 'art. 161 inc. 2'],
  ['INVALIDEZ', 'Invalidez', 'art. 161 bis'],
  ['AUTODESPIDO', 'Despido indirecto', 'art. 171'],
] as const
