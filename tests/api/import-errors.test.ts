import { expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { filesOf } from '../importations.ts'

/**
 * Why rows of files are refused, in the words of the screen. Each row of the tables is a
 * kind of error. Today is Tuesday 15 September 2026; until August is closed.
 */
const { api, url, drainJobs, world } = await startApi()
const { load, rowsOf, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, wilner } = world.people
const unknown = '11.111.111-1'

type Case = readonly [row: string, words: string]

/** A file of a kind, its headers, and each wrong row with the words shown for it. */
const cases: Readonly<Record<string, { headers: string; wrong: readonly Case[] }>> = {
  EMPLOYEE_BASIC: {
    headers:
      'RUT;Primer nombre;Apellido paterno;Nacimiento;Sexo;Estado civil;Nacionalidad;Correo;' +
      'Comuna;Rige desde',
    wrong: [
      ['12345678-4;Eva;Soto;;;;;;;', 'rut RUT inválido: el dígito debería ser 5'],
      [';Eva;Soto;;;;;;;', 'rut Falta «rut»'],
      ['16.345.678-8;;Soto;;;;;;;', 'firstname Falta «primer nombre»'],
      ['16.345.679-6;Eva;;;;;;;;', 'paternalLastname Falta «apellido paterno»'],
      ['16.345.680-K;Eva;Soto;31-02-1990;;;;;;', 'birthday'],
      ['16.345.681-8;Eva;Soto;04-07-2027;;;;;;', 'birthday La fecha de nacimiento debe ser pasada'],
      ['16.345.682-6;Eva;Soto;04-07-1905;;;;;;', 'birthday Revise el año: serían más de 110 años'],
      [
        '16.345.683-4;Eva;Soto;;Femenina;;;;;',
        'gender «Femenina» no existe. ¿Quiso decir «Femenino»?',
      ],
      ['16.345.684-2;Eva;Soto;;;Enamorada;;;;', 'civilStatus «Enamorada» no existe'],
      ['16.345.685-0;Eva;Soto;;;;Chlie;;;', 'countryOfOrigin «Chlie» no existe'],
      ['16.345.686-9;Eva;Soto;;;;;eva@@correo;;', 'email'],
      [
        '16.345.687-7;Eva;Soto;;;;;;Colinna;',
        'communeCode «Colinna» no existe. ¿Quiso decir «Colina»?',
      ],
      ['16.345.688-5;Eva;Soto;;;;;;;32-13-2026', 'from'],
      ['16.345.689-3;(vacío);Soto;;;;;;;', 'firstname «primer nombre» no puede quedar vacío'],
    ],
  },
  CONTRACTS: {
    headers: 'RUT;Razón social;Código;Tipo;Inicio;Término;Cargo;Horas;Días;Sueldo;Supervisor',
    wrong: [
      [`${unknown};Frutícola Peumal;E1;Indefinido;21-09-2026;;Jefa;42;;1;`, 'rut No existe'],
      [
        `${bernarda.rut};Frutícola Pemual;E2;Indefinido;21-09-2026;;Jefa;42;;1;`,
        'businessId «Frutícola Pemual» no existe. ¿Quiso decir «Frutícola Peumal»?',
      ],
      [
        `${bernarda.rut};Frutícola Peumal;E3;Eterno;21-09-2026;;Jefa;42;;1;`,
        'contractType «Eterno» no existe',
      ],
      [
        `${bernarda.rut};Frutícola Peumal;E4;Indefinido;01-08-2026;;Jefa;42;;1;`,
        'initialDate El mes agosto 2026 está cerrado: use un día desde el 01-09-2026',
      ],
      [
        `${bernarda.rut};Frutícola Peumal;E5;Indefinido;21-09-2026;;;42;;1;`,
        'jobTitle Falta «cargo»',
      ],
      [`${bernarda.rut};Frutícola Peumal;E6;Indefinido;21-09-2026;;Jefa;99;;1;`, 'hoursPerWeek'],
      [`${bernarda.rut};Frutícola Peumal;E7;Indefinido;21-09-2026;;Jefa;42;9;1;`, 'daysPerWeek'],
      [`${bernarda.rut};Frutícola Peumal;E8;Indefinido;21-09-2026;;Jefa;42;;mucho;`, 'salary'],
      [
        `${bernarda.rut};Frutícola Peumal;E9;Indefinido;21-09-2026;;Jefa;42;;1;${bernarda.rut}`,
        'supervisor Nadie es su propia jefatura',
      ],
      [
        `${bernarda.rut};Frutícola Peumal;E10;Indefinido;21-09-2026;;Jefa;42;;1;${unknown}`,
        'supervisor No existe',
      ],
    ],
  },
  SUPERVISORS: {
    headers: 'RUT;RUT supervisor;Desde',
    wrong: [
      [`${wilner.rut};${wilner.rut};`, 'supervisor Nadie es su propia jefatura'],
      [`${unknown};${hernan.rut};`, 'rut No existe'],
      [`${hernan.rut};${bernarda.rut};`, 'supervisor Desde el 15-09-2026'],
      [
        `${bernarda.rut};${world.people.rodrigo.rut};01-08-2026`,
        'from El mes agosto 2026 está cerrado: use un día desde el 01-09-2026',
      ],
    ],
  },
  BANK_ACCOUNTS: {
    headers: 'RUT;Medio;Banco;Tipo;Cuenta',
    wrong: [
      [`${unknown};Efectivo;;;`, 'rut No existe'],
      [`${wilner.rut};Trueque;;;`, 'kind «Trueque» no existe'],
      [`${bernarda.rut};Transferencia;Banco Fantasma;Cuenta vista;123456`, 'bankCode «Banco Fan'],
      [`${hernan.rut};Transferencia;BancoEstado;Cuenta vista;12-AB`, 'accountNumber'],
      [
        `${world.people.rodrigo.rut};Efectivo;BancoEstado;Cuenta vista;1234567`,
        'kind Solo una transferencia lleva banco y cuenta',
      ],
    ],
  },
  FAMILY: {
    headers: 'RUT;RUT familiar;Nombre;Paterno;Nacimiento;Parentesco;Carga;Desde',
    wrong: [
      [`${unknown};;Eva;Soto;11-02-2015;Hijo o hija;;`, 'person No existe'],
      [`${bernarda.rut};;Eva;Soto;11-02-2015;Vecina;;`, 'relation «Vecina» no existe'],
      [`${bernarda.rut};;Eva;Soto;11-02-2015;Hijo o hija;Simpel;`, 'burden «Simpel» no existe. ¿Q'],
      [`${bernarda.rut};23.456.789-1;Eva;Soto;11-02-2015;Hijo o hija;;`, 'rut RUT inválido'],
      [`${bernarda.rut};23.456.789-6;Eva;Soto;11-02-2015;Hijo o hija;Simple;`, 'burdenFrom'],
    ],
  },
  USER_FIELDS: {
    headers: 'RUT;Campo;Desde;Valor',
    wrong: [
      [`${unknown};talla_polera;;M`, 'person No existe'],
      [`${bernarda.rut};talla de polea;;M`, 'field «talla de polea» no existe. ¿Quiso decir «'],
      [`${bernarda.rut};licencias_conducir;;Clase BB`, 'value'],
      [`${bernarda.rut};movilizacion_acordada;;treinta mil`, 'value'],
    ],
  },
  EMPLOYEE_COMPLETE: {
    headers:
      'RUT;Primer nombre;Apellido paterno;Razón social;Previsión;AFP;Salud;Código;Tipo;Inicio;' +
      'Cargo;Horas;Sueldo;Medio;Cuenta',
    wrong: [
      [
        '16.345.690-7;Eva;Soto;Frutícola Peumal;AFP y Fonasa;Habitad;;C1;Indefinido;21-09-2026;' +
          'Jefa;42;1;;',
        'pensionInstitution «Habitad» no existe. ¿Quiso decir «Habitat»?',
      ],
      [
        '16.345.691-5;Eva;Soto;Frutícola Peumal;AFP y Fonasa;;;C2;Indefinido;21-09-2026;Jefa;42;' +
          '1;;',
        'pensionInstitution Indique la AFP: el tipo de previsión la pide',
      ],
      [
        '16.345.692-3;Eva;Soto;Frutícola Peumal;AFP y Fonasa;Habitat;Banmédica;C3;Indefinido;' +
          '21-09-2026;Jefa;42;1;;',
        'healthInstitution Con Fonasa no corresponde una isapre',
      ],
      [
        '16.345.693-1;Eva;Soto;Frutícola Peumal;AFP y Fonasa;Habitat;;C4;Indefinido;21-09-2026;' +
          'Jefa;42;1;;1234567',
        'kind Indique el medio',
      ],
    ],
  },
}

/** The same of time and payroll. */
const ofPay: typeof cases = {
  ITEMS_SIMPLIFIED: {
    headers: 'RUT;Contrato;Ítem;Valor;Mes',
    wrong: [
      [`${unknown};;Comisiones;1;`, 'rut No existe'],
      [`${bernarda.rut};NO-HAY;Comisiones;1;`, 'contract No existe'],
      [`${bernarda.rut};;Comisiomes;1;`, 'item «Comisiomes» no existe. ¿Quiso decir «Comisiones»?'],
      [`${bernarda.rut};;Comisiones;1;08-2026`, 'month El mes agosto 2026 está cerrado'],
      [`${hernan.rut};;Comisiones;1,5;`, 'value Los pesos no llevan decimales'],
      [`${wilner.rut};;Comisiones;;`, 'value Falta «valor»'],
    ],
  },
  PAYROLL_DETAILED: {
    headers: 'RUT;Ítem;Cantidad;Valor;Mes',
    wrong: [
      [`${bernarda.rut};Comisiones;tres;1;`, 'quantity'],
      [`${hernan.rut};Comisiones;2;1;07-2026`, 'month El mes julio 2026 está cerrado'],
    ],
  },
  PAYROLL_COMPLETE: {
    headers: 'RUT;Mes;HORAS_ATRASO',
    wrong: [
      [`${hernan.rut};09-2026;400`, 'item:HORAS_ATRASO Debe ser a lo más 300 horas'],
      [`${bernarda.rut};08-2026;1`, 'month El mes agosto 2026 está cerrado'],
    ],
  },
  USER_ITEMS: {
    headers: 'RUT;Ítem;Valor;Desde;Hasta;Cuotas;Permanente;Moneda',
    wrong: [
      [`${bernarda.rut};CREDITO_CCAF;1;09-2026;;;;`, 'endMonth Indique hasta cuándo'],
      [`${hernan.rut};CREDITO_CCAF;1;10-2026;09-2026;;;`, 'endMonth El mes de término es anterior'],
      [`${wilner.rut};CREDITO_CCAF;1;09-2026;;3;Sí;`, 'permanent Lo permanente no lleva cuotas'],
      [`${bernarda.rut};COMISIONES;1;09-2026;;2;;UF`, 'currency «Comisiones» se ingresa en'],
      [`${hernan.rut};COMISIONES;1;08-2026;;2;;`, 'startMonth El mes agosto 2026 está cerrado'],
    ],
  },
  LOANS: {
    headers: 'RUT;Monto;Cuotas;Primera cuota;Fecha',
    wrong: [
      [`${hernan.rut};120.000;12;08-2026;01-06-2026`, 'startMonth El mes agosto 2026 está cerrado'],
      [`${hernan.rut};5;12;10-2026;02-06-2026`, 'totalQuotas Cada cuota debe ser de al menos 1'],
      [`${hernan.rut};9.000.000;2;10-2026;03-06-2026`, 'totalQuotas La cuota de $4.500.000 supera'],
      [`${hernan.rut};120.000;12;10-2026;01-12-2026`, 'grantedOn No puede ser una fecha futura'],
    ],
  },
  ADVANCES: {
    headers: 'RUT;Monto;Mes',
    wrong: [
      [`${bernarda.rut};1.000;10-2026`, 'month Abra primero el proceso de anticipos de octubre'],
    ],
  },
  COST_CENTERS: {
    headers: 'RUT;Centro;Porcentaje;Desde',
    wrong: [
      [`${bernarda.rut};999;100;01-10-2026`, 'center «999» no existe'],
      [`${hernan.rut};100;120;01-10-2026`, 'percentage'],
      [`${wilner.rut};100;50;01-08-2026`, 'startDate El mes agosto 2026 está cerrado'],
    ],
  },
  VARIABLES: {
    headers: 'Código;Valor;Rige desde;Nombre;Unidad;Tipo;Vigente desde;Vigente hasta',
    wrong: [
      ['bono_uno;1;10-2026;Uno;;;;', 'code Lleva mayúsculas sin acento'],
      ['UF;1;10-2026;Uno;;;;', 'code UF ya es un nombre de la ley'],
      ['BONO_DOS;1;08-2026;Dos;;;;', 'validFrom El mes agosto 2026 está cerrado: use un mes desde'],
      ['BONO_TRES;-1;10-2026;Tres;;;;', 'value'],
      ['BONO_CUATRO;mil;10-2026;Cuatro;;;;', 'value'],
      [';1;10-2026;Cinco;;;;', 'code Falta «código»'],
      ['BONO_SEIS;1;13-2026;Seis;;;;', 'validFrom «13-2026» no es un mes'],
      ['BONO_SIETE;1;10-2026;;;;;', 'title Falta «nombre»'],
      ['BONO_OCHO;1;10-2026;Ocho;Kilos;;;', 'valueType «Kilos» no existe'],
      ['BONO_NUEVE;1;10-2026;Nueve;;Legal;;', 'type «Legal» no existe'],
      ['BONO_DIEZ;1,1234567;10-2026;Diez;Pesos;;;', 'value Admite hasta 6 decimales'],
      ['BONO_ONCE;1;10-2026;Once;;;01-12-2026;01-11-2026', 'endDate Termina antes de comenzar'],
      ['SUELDO_BASE;1;10-2026;Doce;;;;', 'code SUELDO_BASE ya es'],
      ['=1+1;1;10-2026;Trece;;;;', 'code Lleva mayúsculas sin acento'],
      ['__proto__;1;10-2026;Catorce;;;;', 'code Lleva mayúsculas sin acento'],
    ],
  },
  TABLES: {
    headers: 'Código;Rige desde;Tramo;Hasta;Valor;Valor 2;Nombre;Columnas',
    wrong: [
      ['tabla;10-2026;1;;1;;Uno;', 'code Lleva mayúsculas sin acento'],
      ['TABLA_A;08-2026;1;;1;;Uno;', 'validFrom El mes agosto 2026 está cerrado'],
      ['TABLA_B;10-2026;2;;1;;Dos;', 'row Falta el tramo 1'],
      ['TABLA_C;10-2026;1;;1;2;Tres;', 'value2 Diga en «columnas» cuáles son'],
      ['TABLA_D;10-2026;1;;1;;;', 'title Falta «nombre»'],
      ['TABLA_E;10-2026;1;;1;;Cinco;HASTA - VALOR', 'columns Se escriben «HASTA Hasta (Pesos)'],
      ['TABLA_F;10-2026;0;;1;;Seis;', 'row'],
      ['TABLA_G;10-2026;1;;;;Siete;', 'value1 Falta «valor»'],
      ['TABLA_H;10-2026;1;;1,1234567;;Ocho;', 'value1 Admite hasta 6 decimales'],
      ['TABLA_I;10-2026;1;100;1;;Nueve;', ''],
      ['TABLA_I;10-2026;2;50;1;;Nueve;', 'upTo Los límites van de menor a mayor'],
      ['TABLA_J;10-2026;1;;1;;Diez;', 'title Otra fila de la tabla dice otra cosa'],
      ['TABLA_J;10-2026;2;;2;;Once;', 'title Otra fila de la tabla dice otra cosa'],
      ['TABLA_K;10-2026;1;;1;;Doce;HASTA Hasta (Pesos) | valor Valor (Pesos)', 'columns'],
    ],
  },
  ANNEXES: {
    headers: 'RUT;Contrato;Título;Rige desde;Campo;Valor',
    wrong: [
      [`${unknown};;Anexo;01-10-2026;Cargo;Jefa`, 'rut No existe'],
      [`${bernarda.rut};NO-HAY;Anexo;01-10-2026;Cargo;Jefa`, 'contract No existe'],
      [`${bernarda.rut};;Anexo;02-10-2026;Jefatura;${hernan.rut}`, 'field «Jefatura» no existe'],
      [`${bernarda.rut};;Anexo;03-10-2026;Sueldo base;mucho`, 'value'],
      [`${bernarda.rut};;Anexo;04-10-2026;Horas semanales;99`, 'value'],
      [`${bernarda.rut};;Anexo;05-10-2026;Horas semanales;60`, 'value La jornada máxima desde'],
      [`${bernarda.rut};;Anexo;06-10-2026;Tipo de contrato;Eterno`, 'value «Eterno» no existe'],
      [`${bernarda.rut};;Anexo;07-10-2026;Cargo;(vacío)`, 'value'],
      [`${bernarda.rut};;Anexo;08-10-2026;Cargo;`, 'value Falta «valor»'],
      [`${bernarda.rut};;Anexo;01-01-1990;Cargo;Jefa`, 'effectiveOn Es anterior al inicio'],
      [`${bernarda.rut};;Uno;09-10-2026;Cargo;Jefa`, 'title Otra fila dice otro título'],
      [`${bernarda.rut};;Dos;09-10-2026;Días por semana;4`, 'title Otra fila dice otro título'],
      [`${hernan.rut};;;09-10-2026;Cargo;Jefe`, 'title Falta «título»'],
      [`${hernan.rut};;Anexo;30-02-2026;Cargo;Jefe`, 'effectiveOn'],
      [`${wilner.rut};;Anexo;10-10-2026;__proto__;1`, 'field «__proto__» no existe'],
    ],
  },
  ORGANIZATION: {
    headers: 'Tipo;Código;Nombre;Padre',
    wrong: [
      ['Gerencia;;Riego;', 'part «Gerencia» no existe'],
      ['Área;A-1;Riego;', 'code Un área no lleva código'],
      ['Área;;Riego dos;GG', 'parent Un área no lleva padre'],
      ['Sucursal;S-1;Peumo;', 'code Una sucursal no lleva código'],
      ['Sucursal;;;', 'name Falta «nombre»'],
      ['Unidad;;Riego;', 'code Una unidad lleva código'],
      ['Unidad;RIEGO;Riego;NO-HAY', 'parent No existe'],
      ['Unidad;RIEGO-2;Riego;RIEGO-2', 'parent Una unidad no depende de sí misma'],
      ['Unidad;C-1;Uno;C-2', 'parent C-'],
      ['Unidad;C-2;Dos;C-1', 'parent C-'],
      ['Unidad;D-1;Uno;', 'Está dos veces en el archivo'],
      ['Unidad;D-1;Otra;', 'Está dos veces en el archivo'],
      ['Tipo de unidad;;Célula;X', 'parent Un tipo de unidad no lleva padre'],
      ['Unidad;__proto__;Prototipo;constructor', 'parent No existe'],
      [`Unidad;${'X'.repeat(30)};Larga;`, 'code'],
    ],
  },
  ABSENCES_CREATE: {
    headers: 'RUT;Tipo;Desde;Hasta;Folio',
    wrong: [
      [
        `${bernarda.rut};Licencia médica;07-09-2026;08-09-2026;`,
        'licenseNumber Una licencia lleva',
      ],
      [`${hernan.rut};Inasistencia;03-08-2026;03-08-2026;`, 'startDate El mes agosto 2026 está c'],
      [`${hernan.rut};Permiso;01-10-2026;02-10-2026;`, 'endDate Un permiso por venir se pide'],
      [`${bernarda.rut};Inasistencia;11-09-2026;10-09-2026;`, 'endDate El término es anterior'],
    ],
  },
  VACATION_BALANCES: {
    headers: 'RUT;Al;Legales',
    wrong: [
      [`${bernarda.rut};01-12-2026;5`, 'on Todavía no llega ese día'],
      [`${hernan.rut};10-09-2026;999`, 'legal'],
    ],
  },
  VACATIONS: {
    headers: 'RUT;Desde;Hasta;Días',
    wrong: [
      [`${bernarda.rut};07-09-2026;08-09-2026;5`, 'days En esas fechas hay 2 días hábiles'],
      [`${hernan.rut};05-10-2026;06-10-2026;2`, 'startDate Las vacaciones por venir se piden'],
    ],
  },
  HISTORICAL_PAYROLLS: {
    headers: 'RUT;Razón social;Mes;Días;Sueldo;Líquido',
    wrong: [
      [`${bernarda.rut};Viña Los Coihues;09-2026;30;1;1`, 'month Desde '],
      [
        `${bernarda.rut};Viña Los Coihues;12-2025;30;800.000;700.000`,
        'net Haberes de $800.000 menos descuentos de $0 son $800.000, y el líquido dice $700.000',
      ],
      [`${unknown};Viña Los Coihues;12-2025;30;800.000;800.000`, 'rut No existe'],
    ],
  },
}
const all = { ...cases, ...ofPay }

const csv = (headers: string, ...rows: string[]) =>
  ['plantilla', 'ayuda', headers, ...rows].join('\r\n')

test.each(Object.entries(all))('%s says what is wrong at its cell', async (code, of) => {
  const file = await load(code, csv(of.headers, ...of.wrong.map(([row]) => row)))
  const told = new Map(
    (await rowsOf(file.id)).map(({ line, note, cells }) => [
      line,
      [
        ...cells.flatMap(({ column, problem }) => (problem ? [`${column} ${problem}`] : [])),
        ...(note ? [note] : []),
      ].join(' · '),
    ]),
  )
  const said = of.wrong.map(([, words], at) => [told.get(at + 4) ?? '', words] as const)
  const missing = said.flatMap(([text, words]) => (text.includes(words) ? [] : [{ text, words }]))
  expect(missing).toEqual([])
  expect(file).toMatchObject({ state: 'TO_REPAIR', errors: of.wrong.length, applied: 0 })
})

test('seventy kinds of error are in the tables', () => {
  const kinds = Object.values(all).flatMap(({ wrong }) => wrong)
  expect(kinds.length).toBeGreaterThanOrEqual(70)
})

test('a file is refused whole where its form is wrong, and nothing of it is written', async () => {
  const row = `${bernarda.rut};talla_polera;;M`
  const refused = async (code: string, bytes: string) => {
    const file = await load(code, bytes)
    expect(file).toMatchObject({ applied: 0 })
    return file
  }
  expect(await refused('USER_FIELDS', csv('Campo;Desde;Valor', 'talla_polera;;M'))).toMatchObject({
    problem: 'Falta la columna obligatoria «rut»',
  })
  expect(await refused('USER_FIELDS', csv('Desde;Valor', ';M'))).toMatchObject({
    problem: 'Faltan las columnas obligatorias «rut», «campo»',
  })
  const own = await refused('USER_FIELDS', ['RUT;Campo;Desde;Valor', row].join('\r\n'))
  expect(own.state).toBe('FAILED')
  const empty = await refused('USER_FIELDS', csv('RUT;Campo;Desde;Valor'))
  expect(empty.problem).toBe('El archivo no tiene filas')
  const twice = await load('USER_FIELDS', csv('RUT;Campo;Desde;Valor', row, row))
  expect((await rowsOf(twice.id)).map(({ note }) => note)).toEqual([
    'Está dos veces en el archivo (filas 4 y 5)',
    'Está dos veces en el archivo (filas 4 y 5)',
  ])
  const odd = await load('USER_FIELDS', csv('RUT;Campo;Desde;Valor;Color', `${row};azul`))
  expect(odd).toMatchObject({ unknown: ['color'] })
  expect((await shown(odd.id)).state).not.toBe('FAILED')
})
