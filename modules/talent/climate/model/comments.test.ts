import { expect, test } from 'vitest'
import { commentPlaces, shuffled } from './comments.ts'
import { MENTION_NOTICE, mentionsIn, nameIndex } from './named-people.ts'

const places = (counts: Readonly<Record<string, number>>, ...hidden: readonly string[]) =>
  commentPlaces(new Map(Object.entries(counts)), new Set(hidden))

test('ten comments are read together, and nine are not', () => {
  expect(places({ Ventas: 6, Finanzas: 3 })).toEqual({ isShown: false, places: [] })
  expect(places({ Ventas: 6, Finanzas: 4 })).toEqual({ isShown: true, places: [] })
  expect(places({ Ventas: 12, Finanzas: 10 })).toEqual({
    isShown: true,
    places: ['Ventas', 'Finanzas'],
  })
  expect(() => commentPlaces(new Map(), new Set(), 9)).toThrow(RangeError)
})

test('what is left when the shown places are taken away is ten comments too, or none', () => {
  expect(places({ Ventas: 30, Finanzas: 12, Legal: 3 })).toEqual({
    isShown: true,
    places: ['Ventas'],
  })
  expect(places({ Ventas: 30, Legal: 3 })).toEqual({ isShown: true, places: [] })
  expect(places({ Ventas: 30, Finanzas: 12 }, 'Finanzas')).toEqual({
    isShown: true,
    places: ['Ventas'],
  })
})

test('comments come in another order, all of them', () => {
  const draws = [0.7, 0.1, 0.4]
  expect(shuffled(['a', 'b', 'c'], () => draws.shift() ?? 0)).toEqual(['b', 'c', 'a'])
})

const index = nameIndex([
  { firstname: 'Marcela', secondName: 'Paz', paternalLastname: 'Núñez', maternalLastname: 'Rojas' },
  { firstname: 'Luz', paternalLastname: 'Vega' },
  { firstname: 'Ana', paternalLastname: 'Soto' },
])

test.for([
  ['Marcela no escucha', ['NAME']],
  ['con marcela se trabaja bien', ['NAME']],
  ['El señor NUÑEZ grita', ['NAME']],
  ['la jefa Luz Vega', ['NAME']],
  ['luz vega no responde', ['NAME']],
  ['Conversé con Paz y nada', ['NAME']],
  ['Conversé con Ana', ['NAME']],
  ['Falta luz en la bodega y se trabaja en paz', []],
  ['Luz hay poca. Paz, ninguna', []],
  ['Es una mañana tranquila', []],
  ['El RUT 12.345.678-5 lo sabe', ['RUT']],
  ['El 12345678-5', ['RUT']],
  ['El 12.345.678-9 no es de nadie', []],
  ['Escriban a jefa@empresa.cl', ['MAIL']],
  ['Llamen al +56 9 8765 4321', ['PHONE']],
  ['Llamen al 987654321', ['PHONE']],
  ['Ganamos $987.654.321 en 2026', []],
  ['Somos 25 personas y trabajamos 45 horas', []],
  ['Ana: ana@empresa.cl, 9 8765 4321', ['NAME', 'MAIL', 'PHONE']],
  ['Ana no saluda', ['NAME']],
  ['para ana', []],
] as const)('«%s»', ([comment, mentions]) => {
  expect(mentionsIn(comment, index)).toEqual(mentions)
})

test('the notice is said in the words of the product', () => {
  expect(MENTION_NOTICE).toBe('Su comentario parece nombrar a alguien')
})
