const fromTheStart = (value: string) => [{ from: 202401, value }]
const base = { text: 'Código del Trabajo, art. 172' }

/** What the law leaves open about a finiquito: what its base includes, and how time is counted. */
export const finiquitoSettings = [
  {
    code: 'FINIQUITO_GRATIFICACION',
    label: 'Gratificación pagada mes a mes en la base del finiquito',
    options: { INCLUYE: 'Se incluye', EXCLUYE: 'Se excluye' },
    rows: fromTheStart('INCLUYE'),
    source: base,
    note:
      'La Dirección del Trabajo incluye la que se paga cada mes (art. 50); los tribunales están ' +
      'divididos. La que se paga una vez al año nunca se incluye.',
    variable: 'BASE_SIN_GRATIFICACION',
    finiquito: true,
  },
  {
    code: 'FINIQUITO_ASIGNACIONES',
    label: 'Colación y movilización en la base del finiquito',
    options: { INCLUYE: 'Se incluyen', EXCLUYE: 'Se excluyen' },
    rows: fromTheStart('INCLUYE'),
    source: { text: 'Código del Trabajo, art. 172; Dirección del Trabajo, dictamen 75/8 de 1999' },
    note:
      'La Dirección del Trabajo incluye las que se pagan en dinero y cada mes; la Corte Suprema ' +
      'no ha fallado siempre igual.',
    variable: 'BASE_SIN_ASIGNACIONES',
    finiquito: true,
  },
  {
    code: 'FINIQUITO_ANTIGUEDAD',
    label: 'Último día del contrato en la antigüedad del finiquito',
    options: {
      FECHA_A_FECHA: 'De fecha a fecha: seis meses del 15-01 son el 15-07',
      DIA_INCLUIDO: 'El último día se suma como trabajado',
    },
    rows: fromTheStart('FECHA_A_FECHA'),
    source: { text: 'Código Civil, art. 48; Código del Trabajo, art. 163' },
    note:
      'El Código Civil da el mismo número al primer y al último día de un plazo de meses o años. ' +
      'Quien cuenta también el último día suma un día de servicio.',
    variable: 'ULTIMO_DIA_INCLUIDO',
    finiquito: true,
  },
  {
    code: 'FINIQUITO_ALIMENTOS',
    label: 'Mayor indemnización pactada en la retención de alimentos del finiquito',
    options: { INCLUYE: 'Se retiene también de ella', EXCLUYE: 'Solo de la que da la ley' },
    rows: fromTheStart('INCLUYE'),
    source: { text: 'Ley 14.908, art. 13' },
    note:
      'El artículo retiene de la indemnización por años de servicio. Que alcance también a la ' +
      'mayor que se pactó no se verificó en su texto: consulte con su abogado antes de cambiarlo.',
    variable: 'ALIMENTOS_SIN_PACTO',
    finiquito: true,
  },
  {
    code: 'FINIQUITO_VARIABLE',
    label: 'Meses del promedio variable en la base del finiquito',
    options: {
      COMPLETOS: 'Los tres últimos meses trabajados completos',
      CALENDARIO: 'Los tres últimos meses del calendario',
    },
    rows: fromTheStart('COMPLETOS'),
    source: { text: 'Código del Trabajo, arts. 71 y 172' },
    note:
      'El artículo dice los tres últimos meses calendario; en la práctica se saltan los meses ' +
      'con licencia o incompletos, que bajarían el promedio.',
    variable: 'VARIABLE_DE_CALENDARIO',
    finiquito: true,
  },
] as const
