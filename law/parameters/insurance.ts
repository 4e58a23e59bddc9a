import { always, type Citation, type Parameter, rate } from './types.ts'

const afc: Citation = {
  text: 'Ley 19.728, art. 5; Previred, indicadores previsionales',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=19728',
}
const casa: Citation = {
  text: 'Ley 21.269 y Código del Trabajo, art. 163 (trabajadores de casa particular)',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=21269',
}
const suseso: Citation = {
  text: 'Ley 16.744, art. 15; Ley 21.010 (SANNA); SUSESO, compendio de la Ley 16.744',
  url: 'https://www.bcn.cl/leychile/navegar?idLey=16744',
}
const health: Citation = {
  text: 'DFL 1 de Salud de 2005, arts. 137 y 184 (7% de la remuneración imponible)',
  url: 'https://www.bcn.cl/leychile/navegar?idNorma=249177',
}

/** Seguro de cesantía. `_FCS` is the part that goes to the Fondo de Cesantía Solidario. */
export const unemployment: readonly Parameter[] = [
  rate('AFC_TRABAJADOR', 'AFC trabajador, contrato indefinido', always('0.6', afc)),
  rate('AFC_EMPLEADOR_INDEFINIDO', 'AFC empleador, contrato indefinido', always('2.4', afc)),
  rate('AFC_EMPLEADOR_PLAZO', 'AFC empleador, plazo fijo u obra', always('3', afc)),
  rate('AFC_EMPLEADOR_ONCE', 'AFC empleador, once años cumplidos', always('0.8', afc)),
  rate('AFC_EMPLEADOR_CASA', 'AFC empleador, casa particular', always('3', casa)),
  rate('AFC_FCS_INDEFINIDO', 'Fondo solidario, contrato indefinido', always('0.8', afc)),
  rate('AFC_FCS_PLAZO', 'Fondo solidario, plazo fijo u obra', always('0.2', afc)),
  rate('AFC_FCS_CASA', 'Fondo solidario, casa particular', [
    {
      from: 202401,
      value: '0.8',
      source: casa,
      status: 'doubtful',
      note: 'El total de 3% es cierto; su reparto entre cuenta y fondo se vio en una sola fuente.',
    },
  ]),
  rate('INDEMNIZACION_PACTADA', 'Indemnización a todo evento pactada, mínimo', [
    {
      from: 202401,
      value: '4.11',
      source: {
        text: 'Código del Trabajo, arts. 164 y 165; Dirección del Trabajo, manual del LRE',
      },
      status: 'single',
    },
  ]),
  rate('INDEMNIZACION_CASA', 'Indemnización a todo evento, casa particular', always('1.11', casa)),
]

export const accidents: readonly Parameter[] = [
  rate('LEY_16744_BASICA', 'Seguro de accidentes del trabajo, tasa básica', always('0.9', suseso)),
  rate('SANNA', 'Seguro SANNA', always('0.03', suseso)),
]

export const healthRates: readonly Parameter[] = [
  rate('TASA_SALUD', 'Cotización legal de salud', always('7', health)),
  rate('CCAF_FONASA', 'Parte del 7% que recauda la caja de compensación', [
    {
      from: 202401,
      to: 202607,
      value: null,
      source: { text: 'Previred, indicadores previsionales' },
      status: 'missing',
      note: 'Se vieron 4,5%, 3,1% y 0,6% sin mes cierto. No cambia el descuento del trabajador.',
    },
    {
      from: 202608,
      to: 202610,
      value: '4.2',
      source: {
        text: 'Previred, indicadores previsionales de agosto y octubre de 2026',
        url: 'https://www.previred.com/indicadores-previsionales/',
      },
      status: 'doubtful',
    },
  ]),
]
