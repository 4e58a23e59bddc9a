import { type Concept, concept, condition } from '../concept.ts'

/** Commercial days of the month that are paid: thirty on a whole month, whatever its length. */
export const days: readonly Concept[] = [
  concept({
    code: 'DIAS_CONTRATO',
    label: 'Días de contrato en el mes',
    unit: 'días',
    max: 30,
    formula: `
SI(Y(DIA_INGRESO = 1; DIA_TERMINO = DIAS_DEL_MES);
  30;
  SI(INGRESO_EN_TREINTA;
    SI(DIA_TERMINO = DIAS_DEL_MES; 30; MIN(30; DIA_TERMINO)) - MIN(30; DIA_INGRESO) + 1;
    MIN(30; DIA_TERMINO - DIA_INGRESO + 1)))`,
    source: 'Código del Trabajo, art. 44; Dirección del Trabajo, dictamen 5308/230 de 1996',
    note: 'El mes completo vale 30 días aunque tenga 28 o 31.',
  }),
  concept({
    code: 'DIAS_TRABAJADOS',
    label: 'Días trabajados',
    unit: 'días',
    max: 30,
    print: true,
    formula: `
SI(DIAS_AUSENCIA + DIAS_PERMISO + DIAS_LICENCIA >= DIA_TERMINO - DIA_INGRESO + 1;
  0;
  MAX(0;
    SI(DIAS_LICENCIA = 0;
      DIAS_CONTRATO;
      SI(LICENCIA_EN_TREINTA;
        DIAS_CONTRATO - DIAS_LICENCIA;
        MIN(30; DIA_TERMINO - DIA_INGRESO + 1 - DIAS_LICENCIA)))
    - DIAS_AUSENCIA - DIAS_PERMISO))`,
    source: 'Código del Trabajo, arts. 7 y 44; Dirección del Trabajo, manual del LRE',
    note: 'Las ausencias se restan de los días ya calculados del contrato y la licencia.',
  }),
  concept({
    code: 'DIAS_LICENCIA_PARCIAL',
    label: 'Días que toma la licencia por media jornada',
    unit: 'días',
    decimals: 1,
    max: 300,
    formula: `
SI(MEDIOS_DIAS_LICENCIA = 0;
  0;
  SI(MEDIOS_DIAS_LICENCIA * 2 + DIAS_LICENCIA + DIAS_AUSENCIA + DIAS_PERMISO
      >= DIA_TERMINO - DIA_INGRESO + 1;
    DIAS_TRABAJADOS / 2;
    MIN(DIAS_TRABAJADOS / 2; MEDIOS_DIAS_LICENCIA)))`,
    source: 'DS 3 de Salud de 1984, art. 6; SUSESO, dictamen 61193 de 2007',
    note: 'Con reposo parcial se trabaja y se paga la otra mitad de cada día.',
  }),
  concept({
    code: 'DIAS_LICENCIA_TOTAL',
    label: 'Días de licencia, medios días incluidos',
    unit: 'días',
    decimals: 1,
    max: 310,
    formula: 'DIAS_LICENCIA + MEDIOS_DIAS_LICENCIA',
    source: 'DS 3 de Salud de 1984, art. 6; DFL 1 de Salud de 2005, art. 152',
  }),
  concept({
    code: 'DIAS_PAGADOS',
    label: 'Días pagados, medios días incluidos',
    unit: 'días',
    decimals: 1,
    max: 300,
    formula: 'MAX(0; DIAS_TRABAJADOS - MEDIOS_DIAS - DIAS_LICENCIA_PARCIAL)',
    source: 'Código del Trabajo, art. 7; Dirección del Trabajo, dictamen 5308/230 de 1996',
    note: 'Una mañana o una tarde sin trabajar es medio treintavo.',
  }),
  concept({
    code: 'DIAS_DE_LICENCIA',
    label: 'Treintavos del mes que toma la licencia',
    unit: 'días',
    decimals: 1,
    max: 300,
    formula: `
DIAS_LICENCIA_PARCIAL
  + SI(DIAS_LICENCIA = 0;
      0;
      MAX(0; DIAS_CONTRATO - DIAS_TRABAJADOS - DIAS_AUSENCIA - DIAS_PERMISO))`,
    source: 'Código del Trabajo, art. 44; Dirección del Trabajo, manual del LRE',
    note: 'Las ausencias y los permisos sin sueldo del mes no son de la licencia.',
  }),
  condition({
    code: 'ES_JORNADA_PARCIAL',
    label: 'Es jornada parcial',
    formula: 'Y(NO(ART_22); JORNADA_SEMANAL <= JORNADA_PARCIAL)',
    source: 'Código del Trabajo, art. 40 bis',
  }),
]
