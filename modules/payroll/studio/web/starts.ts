import type { DraftValues } from '../model/draft.ts'

/** An example formula to start from. */
export type Start = {
  readonly label: string
  readonly unit: DraftValues['inputUnit']
  readonly text: (code: string) => string
}

export const starts: readonly Start[] = [
  {
    label: 'Porcentaje del sueldo, con tope',
    unit: 'CLP',
    text: () => 'MIN(SUELDO_BASE * 5%; 200000)',
  },
  {
    label: 'Según los años de servicio',
    unit: 'CLP',
    text: () => `// Más de tres años completos: 5 % del sueldo base, hasta $200.000
SI(ANTIGUEDAD > 3; MIN(SUELDO_BASE * 5%; 200000); 0)`,
  },
  {
    label: 'Por tramos de años',
    unit: 'CLP',
    text: () => 'SI(ANTIGUEDAD >= 10; 120000; SI(ANTIGUEDAD >= 5; 80000; 40000))',
  },
  {
    label: 'Por asistencia completa',
    unit: 'CLP',
    text: () => 'SI(Y(DIAS_AUSENCIA = 0; HORAS_ATRASO = 0); 30000; 0)',
  },
  {
    label: 'Parte del sueldo por los días trabajados',
    unit: 'CLP',
    text: () => 'SUELDO_BASE * 8% * DIAS_TRABAJADOS / 30',
  },
  {
    label: 'Días de cada persona por su sueldo diario',
    unit: 'DAYS',
    text: (code) => `SUELDO_BASE / 30 * VALOR_${code || 'BONO'}`,
  },
]
