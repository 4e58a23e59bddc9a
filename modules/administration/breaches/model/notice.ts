import { formatDate, type ISODate } from '#chile/dates.ts'
import type { NoticeTo } from './catalogs.ts'

export type Told = {
  knownOn: ISODate
  knownTime: string | null
  happenedOn: ISODate | null
  what: string
  data: string
  effects: string | null
  measures: string | null
  advice: string | null
  contact: string | null
}

export type Notice = {
  readonly title: string
  readonly opening: string
  readonly facts: readonly (readonly [label: string, words: string])[]
  readonly ending: string
}

/** What a company writes of a breach: to the Agency, or to each person whose data it was. */
export function noticeOf(told: Told, to: NoticeTo, company: string, people: number): Notice {
  const isAgency = to === 'AGENCY'
  return {
    title: isAgency
      ? 'Comunicación de un incidente de seguridad'
      : 'Un incidente de seguridad afectó datos suyos',
    opening: isAgency
      ? `${company}, responsable del tratamiento, comunica a la Agencia de Protección de Datos ` +
        'Personales, según el art. 14 sexies de la ley 19.628:'
      : `${company} le informa, según el art. 14 sexies de la ley 19.628:`,
    facts: factsOf(told, isAgency ? String(people) : null),
    ending: isAgency
      ? 'Lo que falte o cambie se comunicará en cuanto se sepa.'
      : 'Puede pedir sus datos, que se corrijan, se borren o se bloqueen, en «Mis datos».',
  }
}

function factsOf(told: Told, people: string | null): Notice['facts'] {
  const known = [formatDate(told.knownOn), told.knownTime].filter(Boolean).join(', ')
  const facts = [
    ['Qué pasó', told.what],
    ['Cuándo ocurrió', told.happenedOn && formatDate(told.happenedOn)],
    ['Cuándo se supo', known],
    ['Qué datos', told.data],
    ['Personas afectadas', people],
    ['Consecuencias posibles', told.effects],
    ['Qué se hizo y se hará', told.measures],
    ['Qué puede hacer', people === null ? told.advice : null],
    ['A quién preguntar', told.contact],
  ] as const
  return facts.flatMap(([label, words]) => (words ? [[label, words] as const] : []))
}
