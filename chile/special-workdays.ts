/**
 * Working times that an article of the Código del Trabajo sets apart, with what the Libro de
 * Remuneraciones writes for each in column 1107. Those of a private house (art. 149), of an
 * authorized cycle (art. 38, last paragraph), part time (art. 40 bis) and without limit (art. 22)
 * follow from other facts of a contract.
 */
export const specialWorkdays = {
  ART_22_FINAL: { lre: '412', name: 'Deportistas profesionales (art. 22, inciso final)' },
  ART_23: { lre: '402', name: 'Naves pesqueras (art. 23)' },
  ART_25: { lre: '406', name: 'Locomoción colectiva interurbana (art. 25)' },
  ART_25_BIS: { lre: '407', name: 'Carga terrestre interurbana (art. 25 bis)' },
  ART_30: { lre: '301', name: 'Extraordinaria (art. 30)' },
  ART_38_5: { lre: '401', name: 'Especial del art. 38, inciso 5' },
  ART_39: { lre: '501', name: 'Bisemanal, lejos de centros urbanos (art. 39)' },
  ART_106: { lre: '403', name: 'Gente de mar (art. 106)' },
  ART_145_D: { lre: '411', name: 'Artes y espectáculos (art. 145-D)' },
  ART_152_BIS: { lre: '410', name: 'Especial del art. 152 bis' },
  ART_152_TER_D: { lre: '404', name: 'Tripulantes de vuelo y de cabina (art. 152 ter D)' },
  ART_152_TER_F: { lre: '405', name: 'Tripulantes de vuelo y de cabina (art. 152 ter F)' },
} as const satisfies Readonly<Record<string, { readonly lre: string; readonly name: string }>>

export type SpecialWorkday = keyof typeof specialWorkdays

/** The codes, as they are stored. */
export const specialWorkdayCodes: readonly SpecialWorkday[] = Object.keys(specialWorkdays).filter(
  (code): code is SpecialWorkday => code in specialWorkdays,
)

/**
 * Where the codes were read: three lists that agree in all of these. Two of them call 501 «art. 149
 * inciso 2», which is of private houses: the later list says art. 39, where the Código has it.
 * That list also has 413 to 415 (arts. 137, 27 and 26), which no other confirms: they are not here.
 */
export const specialWorkdaySource =
  'Dirección del Trabajo, Suplemento del manual del Libro de Remuneraciones Electrónico (enero ' +
  'de 2022), tabla de tipos de jornada'
