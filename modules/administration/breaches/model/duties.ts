/** What of a breach decides who has to be notified. */
export type Weighed = { risk: boolean; sensitive: boolean; minors: boolean; economic: boolean }

export type Duties = {
  /** Whether the Agency is to be notified, and each person whose data it was. */
  readonly agency: boolean
  readonly people: boolean
  readonly why: string
}

/** Ley 19.628, art. 14 sexies, as ley 21.719 writes it: no undue delay, and no 72 hours. */
export const LAW =
  'Ley 19.628, art. 14 sexies, modificada por la ley 21.719: se avisa a la Agencia por el medio ' +
  'más expedito y sin dilaciones indebidas cuando hay un riesgo razonable para los derechos de ' +
  'las personas; y a cada persona, si se trata de datos sensibles, de menores de 14 años o de ' +
  'obligaciones económicas. La ley no fija un número de horas.'

/** Who has to be notified of a breach. */
export function dutiesOf({ risk, sensitive, minors, economic }: Weighed): Duties {
  const classes = [
    ...(sensitive ? ['datos sensibles'] : []),
    ...(minors ? ['datos de menores de 14 años'] : []),
    ...(economic ? ['datos económicos'] : []),
  ]
  if (classes.length > 0) {
    const why = `Toca ${new Intl.ListFormat('es').format(classes)}`
    return { agency: true, people: true, why: `${why}: se avisa a la Agencia y a las personas.` }
  }
  if (risk) {
    return {
      agency: true,
      people: false,
      why:
        'Hay un riesgo razonable: se avisa a la Agencia. Avisar a las personas es decisión de ' +
        'la empresa.',
    }
  }
  return {
    agency: false,
    people: false,
    why: 'Sin riesgo razonable ni datos de cuidado: basta con dejarlo registrado.',
  }
}
