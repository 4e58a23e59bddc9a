import { monthRange } from '#chile/period.ts'
import type { SeedItem } from './person.ts'

const year = monthRange(202601, 202609)

/** The same item every month of the year, each with its own value. */
const each = (code: string, values: readonly number[]): SeedItem[] =>
  year.flatMap((month, place) => {
    const value = values[place % values.length] ?? 0
    return value === 0 ? [] : [{ code, value, from: month, to: month }]
  })

/** What the named people are given or discounted, by their key. */
export const specialItems: Readonly<Record<string, readonly SeedItem[]>> = {
  carolina: [{ code: 'BONO_RESPONSABILIDAD', value: 180_000, from: 202601 }],
  hernan: [
    { code: 'BONO_RESPONSABILIDAD', value: 90_000, from: 202601 },
    { code: 'BONO_ANTIGUEDAD', value: 3, from: 202601 },
  ],
  bernarda: [
    ...each('HORAS_EXTRA', [8, 6, 14, 4.5, 10, 0, 12, 9, 7]),
    {
      code: 'HORAS_EXTRA_ANTES',
      value: 6,
      from: 202604,
      to: 202604,
      comment: 'Hasta el 25 de abril',
    },
    ...each(
      'BONO_PRODUCCION',
      [42_300, 38_150, 51_900, 47_000, 44_820, 40_000, 39_410, 45_550, 43_000],
    ),
    { code: 'CASINO', value: 18_000, from: 202603 },
  ],
  veronica: [
    ...each('BONO_CATA', [0, 2, 6, 5, 1, 0, 3]),
    { code: 'BONO_METAS', value: 8.5, from: 202606, to: 202606 },
  ],
  matias: each('COMISIONES', [312_400, 287_900, 455_150, 398_000, 301_275, 342_600]),
  mario: each('DIAS_JORNAL', [22, 20, 23, 21, 20, 21, 23, 21, 20]),
  luisa: [{ code: 'BONO_ANTIGUEDAD', value: 5, from: 202601 }],
  miguel: [
    {
      code: 'PRESTAMO_EMPRESA',
      value: 65_000,
      from: 202602,
      quotas: 12,
      comment: 'Arreglo de la casa',
    },
  ],
  silvia: [
    { code: 'CREDITO_CCAF', value: 92_450, from: 202511, quotas: 36 },
    { code: 'SEGURO_COMPLEMENTARIO', value: 14_900, from: 202601 },
  ],
  gustavo: each('HORAS_EXTRA_DOBLES', [0, 0, 6, 8, 0]),
  rocio: [
    ...each('ANTICIPO_SUELDO', [150_000]),
    {
      code: 'ANTICIPO_SUELDO',
      value: 620_000,
      from: 202608,
      to: 202608,
      comment: 'Gastos médicos de un hijo',
    },
  ],
  tomas: [{ code: 'BONO_FIJO', value: 55_000, from: 202601 }],
  jorge: [...each('HORAS_DOMINGO', [16, 8, 24]), ...each('HORAS_EXTRA', [10, 12, 4])],
  esteban: [{ code: 'TELETRABAJO', value: 30_000, from: 202601 }],
  marisol: [{ code: 'BIENESTAR', value: 9_000, from: 202601 }],
  fernanda: [{ code: 'SALA_CUNA', value: 260_000, from: 202604, to: 202608 }],
  nicolas: [{ code: 'DIAS_SIN_GOCE', value: 3, from: 202605, to: 202605 }],
  elcira: [{ code: 'MOVILIZACION', value: 28_000, from: 202601 }],
  nahuel: [{ code: 'TELETRABAJO', value: 35_000, from: 202601 }],
}
