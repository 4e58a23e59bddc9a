import {
  type Concept,
  concept,
  condition,
  employerCharge,
  legalDeduction,
  total,
} from '../concept.ts'
import { agreedSaving } from './savings.ts'

const reformLaw = 'Ley 21.735, arts. 1 a 6 y transitorios 4 y 8'

const reformPart = (code: string, label: string, rate: string, since: number): Concept =>
  employerCharge({
    code,
    label,
    formula: `SI(APLICA_REFORMA; BASE_PREVISIONAL * ${rate}; 0)`,
    source: reformLaw,
    since,
  })

/** What the employer pays besides, and the whole cost of the person. */
export const employer: readonly Concept[] = [
  condition({
    code: 'APLICA_REFORMA',
    label: 'El empleador cotiza por la Ley 21.735',
    formula: `
Y(REGIMEN_PENSION = "AFP"; NO(ES_PENSIONADO);
  EDAD < EDAD_FIN_REFORMA; ESTADO_PENSION <> "ACTIVO_MAYOR_65")`,
    source: 'Ley 21.735, art. 5',
    note: 'Termina con la pensión o a los 65 años.',
  }),
  condition({
    code: 'APLICA_SIS',
    label: 'Cubre el seguro de invalidez y sobrevivencia',
    formula: 'Y(APLICA_REFORMA; O(COTIZA_AFP; SIS_HASTA_65))',
    source: 'DL 3.500, arts. 54, 59 y 69; Ley 21.735, art. 5',
    note:
      'Hasta los 65 años y sin pensión. El art. 69 exime al empleador de la mujer de 60 que dejó ' +
      'de cotizar; desde agosto de 2026 el SIS es parte del Seguro Social, que termina a los 65.',
  }),
  employerCharge({
    code: 'SIS',
    label: 'Seguro de invalidez y sobrevivencia',
    formula: 'SI(Y(APLICA_SIS; NO(SUBSIDIO_JOVEN)); BASE_PREVISIONAL * TASA_SIS; 0)',
    source: 'DL 3.500, art. 59; Ley 21.735',
    note: 'Desde agosto de 2026 es parte del 2,5% del Seguro Social: no se suma otra vez.',
    lre: 4155,
  }),
  legalDeduction({
    code: 'SIS_TRABAJADOR',
    label: 'Seguro de invalidez y sobrevivencia del trabajador',
    classes: ['REBAJA_TRIBUTARIA', 'COTIZACION_TRABAJADOR'],
    formula: 'SI(Y(APLICA_SIS; SUBSIDIO_JOVEN); BASE_PREVISIONAL * TASA_SIS; 0)',
    source: 'Ley 20.255, art. 82',
    note: 'Con el subsidio previsional al trabajador joven lo paga el trabajador.',
    lre: 3141,
  }),
  reformPart(
    'CUENTA_INDIVIDUAL',
    'Aporte a la cuenta individual',
    'TASA_CUENTA_INDIVIDUAL',
    202508,
  ),
  reformPart(
    'RENTABILIDAD_PROTEGIDA',
    'Cotización con rentabilidad protegida',
    'TASA_RENTABILIDAD_PROTEGIDA',
    202608,
  ),
  reformPart(
    'EXPECTATIVA_VIDA',
    'Compensación por expectativa de vida',
    'TASA_EXPECTATIVA_VIDA',
    202508,
  ),
  employerCharge({
    code: 'SEGURO_ACCIDENTES',
    label: 'Seguro de accidentes y SANNA',
    formula: 'BASE_PREVISIONAL * (LEY_16744_BASICA + TASA_MUTUAL_ADICIONAL + SANNA)',
    source: 'Ley 16.744, arts. 15 y 16; Ley 21.010',
    note: 'Tasa básica, adicional de la empresa y SANNA, en una sola multiplicación.',
    lre: 4152,
  }),
  concept({
    code: 'SEGURO_SANNA',
    label: 'De él, SANNA',
    formula: 'BASE_PREVISIONAL * SANNA',
    source: 'Ley 21.010',
  }),
  employerCharge({
    code: 'PESADO_EMPLEADOR',
    label: 'Trabajo pesado del empleador',
    formula: 'BASE_PREVISIONAL * TASA_PESADO',
    source: 'DL 3.500, art. 17 bis',
    lre: 4154,
  }),
  employerCharge({
    code: 'INDEMNIZACION_TODO_EVENTO',
    label: 'Indemnización a todo evento',
    formula: 'SI(CASA_PARTICULAR; BASE_PREVISIONAL * INDEMNIZACION_CASA; 0)',
    source: 'Código del Trabajo, art. 163 inc. final',
    lre: 4131,
  }),
  employerCharge({
    code: 'APVC_EMPLEADOR',
    label: 'APV colectivo del empleador',
    formula: agreedSaving('APVC_EMPLEADOR'),
    source: 'DL 3.500, art. 20 F',
    lre: 4157,
    max: 1_999_999_999,
  }),
  total({
    code: 'TOTAL_APORTES',
    label: 'Total aportes del empleador',
    formula: 'SUMA(APORTE_EMPLEADOR)',
    source: 'Dirección del Trabajo, manual del LRE',
    lre: 5410,
  }),
  total({
    code: 'COSTO_EMPRESA',
    label: 'Costo empresa',
    formula: `
MAX(0; TOTAL_HABERES - ASIGNACION_FAMILIAR - SUBSIDIO_PAGO_DIRECTO - SUMA(SIN_COSTO))
  + TOTAL_APORTES`,
    source: 'Haberes más aportes; la asignación familiar la paga el Estado (DFL 150 de 1981)',
    max: 19_999_999_999,
  }),
]
