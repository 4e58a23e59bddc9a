import type { ClassDef } from '#formula/types.ts'
import { type Concept, concept, TOTAL_MAX } from '../concept.ts'

/** The parts of the paper, in its order; each is a class that formulas add up. */
export const finiquitoClasses = [
  { code: 'INDEMNIZACION_LEGAL', label: 'Indemnizaciones legales' },
  { code: 'HABER_FINIQUITO', label: 'Haberes del finiquito' },
  { code: 'DESCUENTO_FINIQUITO', label: 'Descuentos del finiquito' },
] as const satisfies readonly ClassDef[]

type Draft = Pick<Concept, 'code' | 'label' | 'formula' | 'source'> & Partial<Concept>

/** A step of a finiquito in whole pesos, never negative, unless it says otherwise. */
export const step = ({ classes = [], ...draft }: Draft): Concept => ({
  ...concept({ print: false, ...draft }),
  classes,
})

/** A condition that other formulas ask. */
export const when = (draft: Draft): Concept => step({ unit: 'LOGICO', max: 1, ...draft })

/** An indemnity that the law itself gives: no contributions and no tax (arts. 41 and 178). */
export const indemnity = (draft: Draft): Concept =>
  step({
    category: 'SPECIAL_EARNING',
    print: true,
    ...draft,
    classes: ['INDEMNIZACION_LEGAL', 'HABER_FINIQUITO'],
  })

/** Anything else that is paid. */
export const payment = (draft: Draft): Concept =>
  step({ category: 'EARNING', print: true, ...draft, classes: ['HABER_FINIQUITO'] })

/** What is taken from the payment. */
export const discount = (draft: Draft): Concept =>
  step({ category: 'DEDUCTION', print: true, ...draft, classes: ['DESCUENTO_FINIQUITO'] })

/** A sum of the paper. */
export const sum = (draft: Draft): Concept => step({ max: TOTAL_MAX, print: true, ...draft })
