import { catalog } from '#platform/model/catalog.ts'

/** The five stages of a month, and what comes after them. */
export const ProcessStage = catalog('ProcessStage', {
  PREPARE: 'Preparar',
  ENTRIES: 'Novedades',
  CALCULATE: 'Calcular',
  REVIEW: 'Revisar',
  PUBLISH: 'Cerrar y publicar',
  DONE: 'Terminado',
})
export type Stage = 'PREPARE' | 'ENTRIES' | 'CALCULATE' | 'REVIEW' | 'PUBLISH' | 'DONE'

export const stages: readonly Stage[] = ['PREPARE', 'ENTRIES', 'CALCULATE', 'REVIEW', 'PUBLISH']

type Process = {
  isOpen: boolean
  hasPayrollIndicators: boolean
  calculated: number
  changesSince: number
  released: number
  paid: number
}

/** The stage of a process that waits for somebody. */
export function stageOf(one: Process): Stage {
  const { isOpen, calculated, released, paid } = one
  if (!isOpen) return released < calculated || paid < calculated ? 'PUBLISH' : 'DONE'
  if (!one.hasPayrollIndicators) return 'PREPARE'
  if (calculated === 0) return 'ENTRIES'
  return one.changesSince > 0 ? 'CALCULATE' : 'REVIEW'
}

/** What a stage asks for, said to whoever is responsible. */
export function adviceOf(
  stage: Stage,
  one: Process & { failed: number; closingAsked?: string | null; type?: string },
): string {
  if (one.closingAsked) return `${one.closingAsked} pidió el cierre: falta aprobarlo`
  switch (stage) {
    case 'PREPARE':
      return 'Faltan indicadores legales del mes'
    case 'ENTRIES':
      return 'Ingresar novedades y calcular'
    case 'CALCULATE':
      return one.changesSince === 1
        ? '1 cambio sin calcular'
        : `${one.changesSince} cambios sin calcular`
    case 'REVIEW':
      return one.failed > 0 ? `${one.failed} con error` : 'Revisar y cerrar'
    case 'PUBLISH':
      return one.released < one.calculated
        ? one.type === 'ADDITIONAL'
          ? 'Liberar pagos'
          : 'Liberar liquidaciones'
        : 'Completar pagos'
    default:
      return 'Publicado y pagado'
  }
}
