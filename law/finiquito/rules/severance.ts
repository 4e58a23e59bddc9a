import type { Concept } from '../../concept.ts'
import { indemnity, payment, step, when } from '../concept.ts'

const law = 'Código del Trabajo, art. 163'

/** `O(CAUSAL = "A"; CAUSAL = "B")` of several endings. */
const isOneOf = (...endings: readonly string[]) =>
  `O(${endings.map((ending) => `CAUSAL = "${ending}"`).join('; ')})`

const givesYears = isOneOf('NECESIDADES', 'DESAHUCIO', 'INVALIDEZ', 'LIQUIDACION', 'AUTODESPIDO')

/** Indemnity for years of service, and what a pact adds to it. */
export const severance: readonly Concept[] = [
  when({
    code: 'DA_ANOS',
    label: 'La causal da indemnización por años de servicio',
    formula: `Y(NO(CASA_PARTICULAR); ${givesYears})`,
    source: `${law}; arts. 161, 161 bis, 163 bis y 171`,
    note: 'La casa particular tiene la indemnización a todo evento, que paga la AFP.',
  }),
  step({
    code: 'ANOS_CON_FRACCION',
    label: 'Años y fracción superior a seis meses',
    unit: 'años',
    max: 100,
    formula: `
ANOS_SERVICIO
  + SI(O(MESES_RESTO > MESES_DE_FRACCION; Y(MESES_RESTO = MESES_DE_FRACCION; DIAS_RESTO > 0));
      1; 0)`,
    source: `${law} inc. 2`,
    note: 'Seis meses exactos no suman; seis meses y un día, sí.',
  }),
  step({
    code: 'ANOS_INDEMNIZADOS',
    label: 'Años que se indemnizan',
    unit: 'años',
    max: 100,
    formula: `
SI(ANOS_SERVICIO < 1; 0;
  SI(FECHA_CONTRATO < FECHA_CON_TOPE; ANOS_CON_FRACCION; MIN(ANOS_CON_FRACCION; TOPE_ANOS)))`,
    source: `${law} incs. 1 y 2; art. 7 transitorio`,
    note: 'El contrato debe haber regido un año. Sin tope los anteriores al 14-08-1981.',
  }),
  step({
    code: 'ANOS_SI_PROCEDEN',
    label: 'Lo que valen los años de servicio',
    formula: `
SI(CASA_PARTICULAR; 0; BASE_TOPADA * DIAS_POR_ANO * ANOS_INDEMNIZADOS / 30)`,
    source: `${law} inc. 2; art. 172`,
    note: 'Informativo: con cualquier causal, para compararlas.',
    max: 9_999_999_999,
  }),
  indemnity({
    code: 'INDEMNIZACION_ANOS',
    label: 'Indemnización por años de servicio',
    formula: 'SI(DA_ANOS; ANOS_SI_PROCEDEN; 0)',
    source: `${law} inc. 2; art. 172`,
    lre: 2314,
  }),
  indemnity({
    code: 'INCREMENTO_INVALIDEZ',
    label: 'Incremento por invalidez',
    formula: 'SI(CAUSAL = "INVALIDEZ"; INDEMNIZACION_ANOS * RECARGO_INVALIDEZ; 0)',
    source: 'Código del Trabajo, arts. 161 bis y 168 letra b',
    lre: 2314,
  }),
  payment({
    code: 'MEJORA_PACTADA',
    label: 'Mayor indemnización pactada',
    formula: `
SI(O(ANOS_SERVICIO < 1; NO(O(PACTO_TODA_CAUSAL; DA_ANOS))); 0;
  MAX(0;
    SI(PACTO_SIN_TOPE_UF; BASE_ART_172; BASE_TOPADA) * PACTO_DIAS_POR_ANO
      * SI(PACTO_SIN_TOPE_ANOS; ANOS_CON_FRACCION; ANOS_INDEMNIZADOS) / 30
      - INDEMNIZACION_ANOS))`,
    source: `${law} inc. 1`,
    note: 'El pacto individual o colectivo prevalece si da más que la ley.',
    lre: 2418,
  }),
]
