/** What the law leaves open about vacations that are paid in money. */
export const vacationSettings = [
  {
    code: 'FERIADO_PROGRESIVO_DIAS',
    label: 'Días que paga un feriado progresivo en dinero',
    options: {
      CALENDARIO: 'Los hábiles con los sábados, domingos y festivos entre ellos',
      HABILES: 'Solo los hábiles, cada uno un treintavo del mes',
    },
    rows: [{ from: 202401, value: 'CALENDARIO' }],
    source: {
      text:
        'Código del Trabajo, arts. 68, 69, 71 y 73; Dirección del Trabajo, Ord. 4551/222 de 1995 ' +
        'y Ord. 826/13 de 2007',
    },
    note:
      'La ley no dice cómo se cuentan. La Dirección del Trabajo los pone desde el día siguiente ' +
      'al término del feriado básico, y en el finiquito paga los inhábiles que caen entre ellos. ' +
      'Pagar solo los hábiles es lo que queda a quien lo acordó así.',
  },
] as const
