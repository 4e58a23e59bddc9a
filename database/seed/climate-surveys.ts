/** A confidential survey of the demo world, and how it is answered. */
export type SeedClimate = {
  readonly title: string
  readonly startAt: string
  readonly endAt: string
  /** Who is asked, as a statement over the people `p`. */
  readonly participants: string
  /** The title of the survey before, with which it is compared. */
  readonly previous?: string
  /** So many of so many people answer. */
  readonly answer: number
  readonly of: number
  /** The lowest of four values that people choose. */
  readonly mood: number
  readonly answeredAt: string
  /** When it closed; without it, it is still open. */
  readonly closedAt?: string
  /** When the worker counts it. */
  readonly countedAt: string
}

const everybody = (day: string) => `select p.id, null::bigint, null from people p
  where p.since <= '${day}'`

/** What people of the demo world would change first. */
export const suggestions: readonly string[] = [
  'Los turnos se avisan con muy poca anticipación',
  'Falta ventilación en la línea de embalaje',
  'Me gustaría saber cómo se reparten los bonos de producción',
  'Que las reuniones de la mañana partan a la hora',
  'El casino cierra antes de que termine el segundo turno',
  'Más capacitación para quienes llegan en temporada',
  'Los equipos de protección llegan tarde',
  'Que se reconozca a quienes reemplazan en feriados',
  'El bus de acercamiento pasa solo una vez',
  'Se agradece que ahora se escuchen las ideas',
  'Faltan carros para mover los bins',
  'Que el sistema de vacaciones muestre el saldo en el celular',
  'Los computadores de la oficina son muy lentos',
  'Que exista un lugar con sombra para el descanso',
]

/** What some people say of the climate of their area, with their name beside it. */
export const saidOfAreas: readonly string[] = [
  'Las reuniones de los lunes ayudaron a repartir mejor el trabajo',
  'Falta que la jefatura avise antes los cambios de turno',
  'El equipo se apoya; faltan manos en las semanas de más pedidos',
]

/** Two that are published, of which the second is compared with the first, and one under way. */
export const climateSurveys: readonly SeedClimate[] = [
  {
    title: 'Clima, marzo 2026',
    startAt: '2026-03-02T12:00:00Z',
    endAt: '2026-03-21T02:59:00Z',
    participants: everybody('2026-03-01'),
    answer: 4,
    of: 5,
    mood: 1,
    answeredAt: '2026-03-10T15:00:00Z',
    closedAt: '2026-03-21T02:59:00Z',
    countedAt: '2026-03-22T03:00:00Z',
  },
  {
    title: 'Clima, agosto 2026',
    startAt: '2026-08-03T12:00:00Z',
    endAt: '2026-08-22T03:59:00Z',
    participants: everybody('2026-08-01'),
    previous: 'Clima, marzo 2026',
    answer: 9,
    of: 10,
    mood: 2,
    answeredAt: '2026-08-11T15:00:00Z',
    closedAt: '2026-08-22T03:59:00Z',
    countedAt: '2026-08-23T04:00:00Z',
  },
  {
    title: 'Clima de la temporada en el packing',
    startAt: '2026-09-07T12:00:00Z',
    endAt: '2027-03-01T02:59:00Z',
    participants: `select p.id, null::bigint, null from people p
      where p.place ->> 'area' = 'Embalaje'`,
    answer: 2,
    of: 3,
    mood: 2,
    answeredAt: '2026-09-10T15:00:00Z',
    countedAt: '2026-09-14T15:00:00Z',
  },
]
