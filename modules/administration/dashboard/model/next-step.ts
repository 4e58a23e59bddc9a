/** What a month needs next, in words, and whether somebody should look at it. */
export type NextStep = { text: string; urgent: boolean }

type Month = {
  isOpen: boolean
  missingIndicators: string | null
  calculated: number
  failed: number
  changesSince: number
  calculating: boolean
}

/** The one thing to say of a month: the first obstacle to closing it. A closed one has none. */
export function nextStepOf(month: Month): NextStep | null {
  if (!month.isOpen) return null
  if (month.calculating) return { text: 'Se está calculando', urgent: false }
  if (month.missingIndicators !== null) return { text: 'Faltan indicadores', urgent: true }
  if (month.calculated === 0 && month.failed === 0) return { text: 'Por calcular', urgent: true }
  if (month.failed > 0) return { text: `${people(month.failed)} con error`, urgent: true }
  if (month.changesSince > 0) {
    const changes = month.changesSince === 1 ? '1 cambio' : `${month.changesSince} cambios`
    return { text: `${changes} desde el cálculo`, urgent: true }
  }
  return { text: 'Listo para revisar y cerrar', urgent: false }
}

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)
