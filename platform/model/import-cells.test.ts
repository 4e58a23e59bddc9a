import { describe, expect, test } from 'vitest'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  digits,
  email,
  flag,
  id,
  integer,
  optional,
  percent,
  pesos,
  phone,
  ref,
  rut,
  text,
  uf,
  yearMonth,
} from '#platform/model/field.ts'
import { useSpanishMessages } from '#platform/model/messages.ts'
import { cellReader } from './import-cells.ts'
import { columnsOfImport } from '#platform/model/imports.ts'

useSpanishMessages()

const Afp = catalog('Afp', { HABITAT: 'Habitat', CAPITAL: 'Capital', PROVIDA: 'Provida' })

const Sample = entity({
  name: 'Sample',
  table: 'sample',
  label: 'Muestra',
  fields: {
    id: id('supplier'),
    rut: rut('RUT'),
    name: text('Nombre', { max: 10 }),
    nickname: optional(text('Apodo', { max: 10 })),
    afp: choice(Afp, 'AFP'),
    birthday: date('Nacimiento'),
    month: yearMonth('Mes'),
    pay: pesos('Sueldo', { max: 5_000_000 }),
    hours: integer('Horas', { min: 1, max: 45 }),
    share: percent('Porcentaje', { decimals: 2 }),
    rate: decimal('Tasa', 3),
    plan: uf('Plan'),
    active: flag('Vigente'),
    email: email('Correo'),
    phone: phone('Teléfono'),
    account: digits('Cuenta', { least: 4, most: 20 }),
    business: optional(ref('business', 'Razón social')),
  },
})

const columns = columnsOfImport(Sample, {
  rut: {},
  name: {},
  nickname: {},
  afp: {},
  birthday: {},
  month: {},
  pay: {},
  hours: {},
  share: {},
  rate: {},
  plan: {},
  active: {},
  email: {},
  phone: {},
  account: {},
  business: {},
})

const named = new Map([
  [
    'business',
    [
      { value: 7, label: 'Los Coihues SpA', also: ['76543210-3'] },
      { value: 8, label: 'Viña Los Coihues', also: ['77456120-K'] },
    ],
  ],
])

const read = (name: string, cell: string, isSheet = false) => {
  const column = columns.find((one) => one.name === name)
  if (!column) throw new Error(`No column ${name}`)
  return cellReader(column, { today: '2026-09-15', isSheet, named })(cell)
}
const valueOf = (name: string, cell: string, isSheet?: boolean) => {
  const found = read(name, cell, isSheet)
  return found.ok ? found.value : found.message
}

describe('a cell means what people write', () => {
  test.each([
    ['rut', '12.345.678-5', '12345678-5'],
    ['rut', '123456785', '12345678-5'],
    ['name', '  Ana  María ', 'Ana María'],
    ['name', '=1+1', '=1+1'],
    ['nickname', '', undefined],
    ['nickname', '(vacío)', null],
    ['nickname', 'Vacío', 'Vacío'],
    ['afp', 'HABITAT', 'HABITAT'],
    ['afp', ' hábitat ', 'HABITAT'],
    ['birthday', '15/03/1990', '1990-03-15'],
    ['birthday', '5-3-1990', '1990-03-05'],
    ['birthday', '1990-03-15', '1990-03-15'],
    ['birthday', '15 de marzo de 1990', '1990-03-15'],
    ['month', '09/2026', 202609],
    ['pay', '$ 1.250.000', 1_250_000],
    ['pay', '1250000', 1_250_000],
    ['share', '12,5%', '12.5'],
    ['rate', '1,125', '1.125'],
    ['plan', '2,5 UF', '2.5'],
    ['active', 'sí', true],
    ['active', 'NO', false],
    ['active', 'x', true],
    ['email', ' Ana@Coihues.CL ', 'ana@coihues.cl'],
    ['account', '4455-6677', '44556677'],
    ['business', 'viña los coihues', 8],
    ['business', '76543210-3', 7],
    ['business', '', undefined],
  ])('%s «%s»', (name, cell, value) => {
    expect(valueOf(name, cell)).toEqual(value)
  })

  test('a sheet has its decimals with a point, and what people type in it with a comma', () => {
    expect(valueOf('rate', '1.125', true)).toBe('1.125')
    expect(valueOf('rate', '1,125', true)).toBe('1.125')
    expect(valueOf('pay', '1250000', true)).toBe(1_250_000)
    // In a text three digits behind a point are thousands.
    expect(valueOf('pay', '1.125')).toBe(1125)
  })
})

describe('what is wrong with a cell is said in words', () => {
  test.each([
    ['rut', '', 'Falta «rut»'],
    ['rut', '12345678-4', 'RUT inválido: el dígito debería ser 5'],
    ['rut', 'Ana', 'Escriba el RUT con su dígito verificador, por ejemplo 12.345.678-5'],
    ['name', '   ', 'Falta «nombre»'],
    ['name', '(vacío)', '«nombre» no puede quedar vacío'],
    ['name', 'Bernardita Alejandra', 'Debe tener a lo más 10 caracteres'],
    ['name', 'a\u0000b', 'Contiene caracteres no permitidos'],
    ['afp', 'Habitad', '«Habitad» no existe. ¿Quiso decir «Habitat»?'],
    ['afp', 'Cap', '«Cap» no existe. ¿Quiso decir «Capital»?'],
    ['afp', 'Modelo', '«Modelo» no existe'],
    ['afp', '__proto__', '«__proto__» no existe'],
    ['afp', 'constructor', '«constructor» no existe'],
    ['afp', 'x'.repeat(60), `«${'x'.repeat(40)}…» no existe`],
    ['birthday', '31/02/1990', 'El 31-02-1990 no existe: febrero de 1990 tiene 28 días'],
    ['birthday', '15/13/1990', 'No existe el mes 13: van de 1 a 12'],
    ['birthday', '15-03', 'Falta el año: escriba día, mes y año'],
    ['birthday', 'ayer no', '«ayer no» no es una fecha. Escriba día, mes y año: 15-03-1990'],
    ['birthday', '15/03/1790', 'El año debe estar entre 1900 y 2200'],
    ['month', 'septiembre', '«septiembre» no es un mes'],
    ['month', '13/2026', '«13/2026» no es un mes'],
    ['pay', 'mucho', 'Lleva letras: escriba solo cifras'],
    ['pay', '1.250.00', 'No es un número: los miles van con punto y los decimales con coma'],
    ['pay', '1250,5', 'Los pesos no llevan decimales'],
    ['pay', '-1', 'No puede ser negativo'],
    ['pay', '5000001', 'Debe ser a lo más 5.000.000'],
    ['hours', '0', 'Debe ser al menos 1'],
    ['hours', '46', 'Debe ser a lo más 45'],
    ['hours', '44,5', 'Debe ser un número entero'],
    ['share', '100,1', 'Debe ser a lo más 100'],
    ['share', '33,333', 'Admite hasta 2 decimales'],
    ['rate', '1,1234', 'Admite hasta 3 decimales'],
    ['plan', 'dos', 'Lleva letras: escriba solo cifras'],
    ['active', 'quizás', '«quizás» no existe'],
    ['email', 'ana', 'Debe ser un correo electrónico'],
    ['phone', 'no tiene', 'Debe ser un teléfono'],
    ['account', 'cuenta mía', 'Lleva solo cifras'],
    ['account', '123', 'Debe tener al menos 4 cifras'],
    ['account', '1'.repeat(21), 'Debe tener a lo más 20 cifras'],
    ['business', 'Los Coigues SpA', '«Los Coigues SpA» no existe. ¿Quiso decir «Los Coihues SpA»?'],
    ['business', '9', '«9» no existe'],
    ['business', 'De otra empresa', '«De otra empresa» no existe'],
  ])('%s «%s»: %s', (name, cell, message) => {
    expect(valueOf(name, cell)).toBe(message)
  })

  test('what may have been meant comes apart, to be taken with one press', () => {
    expect(read('afp', 'Habitad')).toMatchObject({ suggestion: 'Habitat' })
    expect(read('afp', 'Modelo')).not.toHaveProperty('suggestion')
  })
})
