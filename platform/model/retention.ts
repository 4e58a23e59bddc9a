import { catalog, type ValueOf } from './catalog.ts'

/**
 * How long rows are kept and why: the one table of it. The registry of each module says the class
 * of its tables; the worker clears what passes, people read the page, and `docs/retention.md` is
 * written, all from here.
 */
export const RetentionClass = catalog('RetentionClass', {
  LABOUR: 'Antecedentes laborales',
  PAY: 'Remuneraciones, cotizaciones e impuestos',
  PAPERS: 'Documentos y archivos',
  COMPANY: 'Configuración de la empresa',
  ACCOUNT: 'Cuentas de acceso',
  TRAIL: 'Registro de cambios',
  LAW: 'Cifras de la ley y marcha del servicio',
  NOTICES: 'Avisos',
  MAILS: 'Correos enviados',
  WORK: 'Trabajos en segundo plano terminados',
  COPIES: 'Copias que se pueden volver a generar',
  UPLOADS: 'Archivos subidos y no usados',
  IMPORTS: 'Filas de archivos cargados',
  TRIALS: 'Resultados de escenarios reemplazados',
  SESSIONS: 'Sesiones terminadas',
  LINKS: 'Enlaces vencidos o retirados',
  CODES: 'Códigos de un uso y formularios ya recibidos',
  LIMITS: 'Contadores de intentos',
})
export type RetentionClassCode = ValueOf<typeof RetentionClass>

/** What a statement about a duty rests on. */
export const Certainty = catalog('Certainty', {
  TEXT: 'Texto del artículo, leído en una copia pública',
  CITED: 'Citado por otra fuente; artículo no releído',
  MEMORY: 'De memoria, sin releer: confírmelo con su asesoría',
  POLICY: 'Decisión del producto: ninguna ley que conozcamos fija un plazo',
})
export type CertaintyCode = ValueOf<typeof Certainty>

/** The article and what it orders, or the reason where no law orders anything. */
export type Source = { readonly text: string; readonly certainty: CertaintyCode }

/** From what months count: the end of a contract, or that of a month that is paid or declared. */
export type Floor = 'CONTRACT' | 'PAY'

/** A number of months or days from an event. */
export type Term =
  | { readonly months: number; readonly from: Floor; readonly since: string }
  | { readonly days: number; readonly since: string }

type ClassOfRows = {
  readonly why: string
  /** They are kept until the last of these terms ends. */
  readonly terms: readonly Term[]
  /** Where no term counts: for how long, in words. */
  readonly during?: string
  readonly sources: readonly Source[]
  /** The worker deletes its rows when their term ends. */
  readonly passes?: true
}

const contributions: Source = {
  text:
    'Ley 17.322, art. 31 bis: la acción para cobrar cotizaciones prescribe en 5 años desde el ' +
    'término de los servicios',
  certainty: 'TEXT',
}
const claims: Source = {
  text:
    'Código del Trabajo, art. 510: los derechos prescriben en 2 años y las acciones en 6 meses ' +
    'desde el término de los servicios; el plazo anterior los cubre',
  certainty: 'TEXT',
}
const books: Source = {
  text:
    'Código Tributario, art. 17: los libros y su documentación se conservan mientras el Servicio ' +
    'pueda revisar las declaraciones',
  certainty: 'TEXT',
}
const audits: Source = {
  text: 'Código Tributario, art. 200 inciso 2: ese plazo llega a 6 años',
  certainty: 'CITED',
}
const proportion: Source = {
  text:
    'Ley 19.628, art. 3 letra c), modificada por la ley 21.719 (rige desde el 01-12-2026): los ' +
    'datos se conservan solo por el tiempo necesario para sus fines',
  certainty: 'CITED',
}
const decided = (text: string): Source => ({ text, certainty: 'POLICY' })

const afterContract: Term = { months: 60, from: 'CONTRACT', since: 'el término del contrato' }
const afterPay: Term = {
  months: 72,
  from: 'PAY',
  since: 'el fin del mes que se paga o declara',
}

const days = (count: number, since: string, why: string, reason: string): ClassOfRows => ({
  why,
  terms: [{ days: count, since }],
  sources: [decided(reason), proportion],
  passes: true,
})

export const retentionClasses: Readonly<Record<RetentionClassCode, ClassOfRows>> = {
  LABOUR: {
    why: 'Prueban la relación de trabajo y lo que cada parte debía a la otra.',
    terms: [afterContract],
    sources: [contributions, claims],
  },
  PAY: {
    why: 'Prueban lo que se pagó, se descontó, se cotizó y se declaró.',
    terms: [afterPay, afterContract],
    sources: [books, audits, contributions],
  },
  PAPERS: {
    why: 'Respaldan aquello a lo que están adjuntos.',
    terms: [afterPay, afterContract],
    sources: [books, audits, contributions],
  },
  COMPANY: {
    why: 'Sin ella no se puede calcular, ni explicar lo ya calculado.',
    terms: [],
    during: 'Mientras la empresa use el servicio',
    sources: [decided('La empresa decide qué configura y cuándo lo cambia')],
  },
  ACCOUNT: {
    why: 'Permiten entrar, y dicen quién hizo cada cosa.',
    terms: [],
    during: 'Mientras la empresa use el servicio; la de quien se fue queda cerrada',
    sources: [decided('El registro de cambios nombra a las personas por su cuenta')],
  },
  TRAIL: {
    why: 'Prueba quién cambió qué y cuándo; cada registro sella el anterior.',
    terms: [],
    during: 'Mientras la empresa use el servicio: quitar un registro rompería la cadena',
    sources: [decided('Sin él no se podría probar que lo conservado no fue alterado')],
  },
  LAW: {
    why: 'No son datos de nadie: son públicos, o dicen qué procesos están en marcha.',
    terms: [],
    during: 'Sin plazo',
    sources: [decided('No son datos personales')],
  },
  NOTICES: days(
    180,
    'su envío',
    'Cuentan lo que pasó; lo que pasó queda en su propio registro.',
    'Medio año alcanza para leer un aviso',
  ),
  MAILS: days(
    365,
    'su creación',
    'Mientras están, ningún correo se envía dos veces. Una vez enviado se borra su texto.',
    'Un año cubre todo lo que se recuerda una vez al año',
  ),
  WORK: days(
    90,
    'su término',
    'Muestran el avance de un cálculo o de un archivo; su resultado queda en otra parte.',
    'Tres meses cubren el cierre del mes y su revisión',
  ),
  COPIES: days(
    30,
    'su creación',
    'Se imprimieron o exportaron desde registros que siguen guardados: se vuelven a pedir.',
    'Una copia que nadie necesita es un riesgo',
  ),
  UPLOADS: days(
    7,
    'su carga',
    'Se subieron con un formulario que no se guardó.',
    'Una semana alcanza para terminar un formulario',
  ),
  IMPORTS: days(
    90,
    'su carga',
    'Muestran lo que un archivo trajo y permiten deshacerlo; lo escrito queda en su registro.',
    'Deshacer se puede por 30 días; tres meses cubren la revisión de la carga',
  ),
  TRIALS: days(
    90,
    'su cálculo',
    'Un cálculo posterior del mismo escenario los reemplazó.',
    'Nada los lee: cada escenario muestra su último resultado',
  ),
  SESSIONS: days(
    90,
    'su vencimiento',
    'Permiten reconocer un ingreso ajeno. Queda la última de cada cuenta.',
    'Tres meses alcanzan para revisar quién entró',
  ),
  LINKS: days(
    30,
    'su vencimiento o su retiro',
    'Ya no abren nada. Queda el último enlace de acceso de cada cuenta.',
    'Un mes alcanza para ayudar a quien no pudo entrar',
  ),
  CODES: days(
    1,
    'su vencimiento o su envío',
    'Impiden usar dos veces un código, o enviar dos veces un formulario.',
    'Nadie repite un envío al día siguiente',
  ),
  LIMITS: days(
    0,
    'que dejan de limitar',
    'Frenan a quien prueba contraseñas. No guardan nombres ni direcciones.',
    'Un contador lleno no dice nada',
  ),
}

/** The days of a class whose rows pass. */
export function daysOf(code: RetentionClassCode): number {
  const [term] = retentionClasses[code].terms
  if (!term || !('days' in term)) throw new RangeError(`the rows of ${code} do not pass`)
  return term.days
}

/** The longest floor of any class, in months from an event. */
export function floorMonths(from: Floor): number {
  const terms = Object.values(retentionClasses).flatMap((one) => one.terms)
  return Math.max(
    ...terms.flatMap((term) => ('months' in term && term.from === from ? [term.months] : [])),
  )
}

/** The term of a class in words: «60 meses desde el término del contrato, al menos». */
export function termWords(code: RetentionClassCode): string {
  const { terms, during, passes } = retentionClasses[code]
  if (during !== undefined) return during
  const words = terms.map(wordsOf)
  if (passes) return words.join('')
  return `Al menos ${words.join(', y nunca antes de ')}`
}

function wordsOf(term: Term): string {
  if ('months' in term) return `${term.months} meses desde ${term.since}`
  if (term.days === 0) return `Hasta ${term.since}`
  return `${term.days} ${term.days === 1 ? 'día' : 'días'} desde ${term.since}`
}
