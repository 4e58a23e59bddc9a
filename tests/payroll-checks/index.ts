import { absencePlants } from './absences.ts'
import { centerPlants } from './centers.ts'
import { person, type Plant } from './plant.ts'
import { reviewPlants } from './review.ts'

const terms = (set: string) => [
  `update user_contract_version set ${set} where user_contract_id = $contract
     and superseded_at is null`,
]
const item = (code: string, value: number, from = 202609, to: number | null = 202609) =>
  `insert into user_item (company_id, user_contract_id, item_code, value, start_month, end_month)
   select company_id, id, '${code}', ${value}, ${from}, ${to} from user_contract
   where id = $contract`

/** The faults that the checks have to find, each named after its rule. */
export const plants: readonly Plant[] = [
  ...absencePlants,
  ...reviewPlants,
  {
    rule: 'SIN_FORMA_DE_PAGO',
    sql: ['delete from payment_method where user_id = $person'],
  },
  {
    rule: 'SIN_FORMA_DE_PAGO',
    sql: ['update payment_method set is_current = false where user_id = $person'],
  },
  {
    rule: 'CUENTA_INVALIDA',
    sql: [`update payment_method set account_number = '12-AB' where user_id = $person`],
  },
  {
    rule: 'CUENTA_RECIENTE',
    sql: [
      'update payment_method set is_current = false where user_id = $person',
      `insert into payment_method (company_id, user_id, kind, bank_code, account_type,
         account_number, created_at)
       select company_id, id, 'TRANSFER', '012', 'VISTA', '99887766',
         timestamptz '2026-09-15 09:00Z' from users where id = $person`,
    ],
  },
  {
    rule: 'CUENTA_COMPARTIDA',
    sql: [
      `update payment_method mine set bank_code = theirs.bank_code,
         account_number = theirs.account_number from payment_method theirs
       where mine.user_id = $person and theirs.user_id = $other and theirs.is_current`,
    ],
  },
  {
    rule: 'RUT_REPETIDO',
    sql: [
      `update users mine set rut = '0' || theirs.rut from users theirs
       where mine.id = $person and theirs.id = $other`,
    ],
  },
  { rule: 'RUT_INVALIDO', sql: [`update users set rut = '41.000.000-X' where id = $person`] },
  {
    rule: 'PAGO_EN_EFECTIVO_ALTO',
    results: { LIQUIDO: 3_000_000 },
    sql: [`update payment_method set kind = 'CASH' where user_id = $person`],
  },
  {
    rule: 'MENOR_DE_EDAD',
    facts: { EDAD: 17 },
    sql: ['delete from payslip where user_contract_id = $contract and payroll_run_id = $before'],
  },
  { rule: 'MAYOR_SIN_ESTADO', facts: { EDAD: 66 } },
  { rule: 'SIN_COTIZACION_DE_PENSION', facts: { REGIMEN_PENSION: 2 } },
  { rule: 'AFP_NO_DESCONTADA', results: { COTIZACION_AFP: 0 } },
  { rule: 'PENSIONADO_COTIZA', sql: person(`pension_status = 'PENSIONED_INACTIVE'`) },
  {
    rule: 'FUN_PENDIENTE',
    sql: [
      `insert into health_plan_notice (company_id, user_id, folio, kind, institution, plan_unit,
         plan_value, from_month, notified_on)
       select company_id, id, '1', 'SUBSCRIPTION', 'CONSALUD', 'UF', 4, 202609, '2026-09-01'
       from users where id = $person`,
    ],
  },
  { rule: 'IMPONIBLE_SIN_BASE', results: { BASE_PREVISIONAL: 0 } },
  { rule: 'SALUD_BAJO_EL_7', results: { SALUD_LEGAL: 20_000 } },
  {
    rule: 'PLAN_BAJO_EL_7',
    facts: { SISTEMA_SALUD: 1, PLAN_UF: 1_000 },
    results: { PLAN_ISAPRE: 4_100 },
  },
  {
    rule: 'ISAPRE_SIN_PLAN',
    facts: { SISTEMA_SALUD: 1, PLAN_UF: 0, PLAN_PESOS: 0, PLAN_PORCENTAJE: 0 },
  },
  {
    rule: 'CARGAS_SIN_TRAMO',
    sql: person(
      'subject_to_family_allowance = true, family_allowance_segment = null, simple_burdens = 2',
    ),
  },
  {
    rule: 'CARGAS_SIN_DERECHO',
    sql: person('subject_to_family_allowance = false, maternal_burdens = 1'),
  },
  { rule: 'AFC_SOBRE_ONCE_ANOS', facts: { ANTIGUEDAD_AFC: 12 }, results: { AFC: 5_000 } },
  {
    rule: 'SIN_SEGURO_DE_CESANTIA',
    facts: { SEGURO_CESANTIA: 0 },
    sql: [`update user_contract set initial_date = '2015-03-01' where id = $contract`],
  },
  { rule: 'AFC_DE_PENSIONADO', results: { ES_PENSIONADO: 1, AFC: 3_000 } },
  {
    rule: 'TERMINADO_Y_PAGADO',
    sql: [`update user_contract set final_date = '2026-08-20' where id = $contract`],
  },
  {
    rule: 'SIN_CONDICIONES',
    sql: [
      `update user_contract_version set superseded_at = now() where user_contract_id = $contract`,
    ],
  },
  {
    rule: 'SIN_CONDICIONES',
    sql: [`update user_contract set status = 'SUSPENDED' where id = $contract`],
  },
  {
    rule: 'PLAZO_SIN_TERMINO',
    sql: [
      ...terms(`contract_type = 'FIXED'`),
      'update user_contract set final_date = null where id = $contract',
    ],
  },
  {
    rule: 'PLAZO_VENCE',
    sql: [
      ...terms(`contract_type = 'FIXED'`),
      `update user_contract set final_date = '2026-09-30' where id = $contract`,
    ],
  },
  { rule: 'PLAZO_CONVERTIDO', facts: { PLAZO_CONVERTIDO: 1 } },
  {
    rule: 'PLAZO_LARGO',
    sql: [
      ...terms(`contract_type = 'FIXED'`),
      `update user_contract set initial_date = '2020-01-01' where id = $contract`,
    ],
  },
  { rule: 'JORNADA_EXCEDIDA', facts: { JORNADA_SEMANAL: 4_500 } },
  { rule: 'SUELDO_UF_IMPROBABLE', facts: { SUELDO_UF: 12_000_000 } },
  { rule: 'SUELDO_BAJO_MINIMO', results: { SUELDO_FALTANTE: 14_553 } },
  { rule: 'SUELDO_BAJO_MINIMO', results: { SUELDO_FALTANTE_REDUCIDO: 10_856 } },
  { rule: 'SUELDO_CERO', facts: { SUELDO_PESOS: 0, SUELDO_UF: 0 } },
  { rule: 'SUELDO_CAMBIA_MUCHO', results: { SUELDO_CONTRATO: 5_000_000 } },
  { rule: 'GRATIFICACION_SOBRE_TOPE', results: { GRATIFICACION: 900_000 } },
  { rule: 'GRATIFICACION_SOBRE_TOPE', facts: { GRATIFICACION_ANTES: 219_115 } },
  { rule: 'CONTRATOS_JUNTOS', facts: { CONTRATOS_DEL_MES: 2, CONTRATOS_ANTES: 1 } },
  { rule: 'GRATIFICACION_FALTANTE', results: { GRATIFICACION_FALTANTE: 12_000 } },
  {
    rule: 'CUOTA_SIN_SINDICATO',
    results: { CUOTA_SINDICAL: 7_000 },
    sql: terms('syndicate_id = null'),
  },
  {
    rule: 'SIN_LIQUIDACION',
    sql: ['delete from payslip where user_contract_id = $contract and payroll_run_id = $run'],
  },
  ...centerPlants,
  { rule: 'DIAS_FUERA_DE_RANGO', results: { DIAS_TRABAJADOS: -2 } },
  { rule: 'DIAS_FUERA_DE_RANGO', results: { DIAS_TRABAJADOS: 31 } },
  { rule: 'DIAS_DESCUADRADOS', facts: { DIAS_LICENCIA: 8 } },
  { rule: 'MAS_AUSENCIA_QUE_CONTRATO', facts: { DIAS_AUSENCIA: 20, DIAS_LICENCIA: 15 } },
  { rule: 'AUSENTE_Y_PAGADO', facts: { DIAS_AUSENCIA: 30 } },
  { rule: 'MUCHAS_AUSENCIAS', facts: { DIAS_AUSENCIA: 12 } },
  { rule: 'HORAS_EXTRA_EXCESIVAS', facts: { HORAS_NORMALES: 8_000 } },
  { rule: 'HORAS_EXTRA_SIN_JORNADA', facts: { ART_22: 1, HORAS_NORMALES: 400 } },
  { rule: 'JORNAL_SIN_DIAS', facts: { FORMA_PAGO: 2, DIAS_JORNAL: 0, DIAS_AUSENCIA: 0 } },
  { rule: 'ATRASOS_EXCESIVOS', facts: { HORAS_ATRASO: 5_000 } },
  { rule: 'LIQUIDO_TRIPLE', results: { LIQUIDO: 9_000_000 } },
  { rule: 'LIQUIDO_CAE', results: { LIQUIDO: 90_000 } },
  { rule: 'LIQUIDO_CERO', results: { LIQUIDO: 0 } },
  { rule: 'SOBREGIRO', results: { TOTAL_DESCUENTOS: 9_000_000 } },
  { rule: 'COSTO_SALTA', results: { COSTO_EMPRESA: 6_000_000 } },
  { rule: 'IMPUESTO_CERO', results: { BASE_TRIBUTABLE: 2_500_000, IMPUESTO_UNICO: 0 } },
  { rule: 'RENTA_SOBRE_TOPE', results: { BASE_PREVISIONAL: 5_000_000 } },
  { rule: 'CESANTIA_SOBRE_TOPE', results: { BASE_CESANTIA: 7_000_000 } },
  { rule: 'BASE_BAJO_LO_IMPONIBLE', results: { BASE_PREVISIONAL: 100_000 } },
  { rule: 'TRABAJA_SIN_IMPONIBLE', results: { TOTAL_IMPONIBLE: 0 } },
  { rule: 'LIQUIDO_DESCUADRADO', results: { TOTAL_DESCUENTOS: 1 } },
  {
    rule: 'RETENCION_NO_APLICADA',
    results: { RETENCION_JUDICIAL: 0 },
    sql: person('subject_to_judicial_retention = true'),
  },
  {
    rule: 'RETENCION_INCOMPLETA',
    facts: { ALIMENTOS_PESOS: 200_000 },
    results: { RETENCION_JUDICIAL: 90_000 },
  },
  {
    rule: 'DESCUENTOS_PENDIENTES',
    results: { DESCUENTOS_PENDIENTES: 15_000, PENDIENTES_POR_LIMITES: 15_000 },
  },
  { rule: 'DESCUENTOS_SIN_LIQUIDO', results: { DESCUENTOS_PENDIENTES: 15_000 } },
  { rule: 'DESCUENTOS_SOBRE_LIMITE', results: { PRESTAMO_EMPRESA: 6_000_000 } },
  {
    rule: 'DESCUENTOS_SOBRE_LIMITE',
    facts: { CONJUNTO_ANTES: 6_000_000 },
    results: { PRESTAMO_EMPRESA: 10_000 },
  },
  {
    rule: 'RETENCION_INCOMPLETA',
    facts: {
      ALIMENTOS_PESOS: 200_000,
      ALIMENTOS_ANTES: 90_000,
      CONTRATOS_DEL_MES: 2,
      CONTRATOS_ANTES: 1,
    },
    results: { RETENCION_JUDICIAL: 0 },
  },
  { rule: 'DESCUENTOS_ALTOS', results: { TOTAL_HABERES: 900_000, TOTAL_DESCUENTOS: 700_000 } },
  {
    rule: 'CONCEPTO_REPETIDO',
    sql: [item('BONO_RESPONSABILIDAD', 50_000), item('BONO_RESPONSABILIDAD', 50_000)],
  },
  {
    rule: 'MONTO_REPETIDO',
    sql: [item('BONO_RESPONSABILIDAD', 77_777), item('AGUINALDO', 77_777)],
  },
  {
    rule: 'CUOTA_DE_MAS',
    sql: [
      item('PRESTAMO_EMPRESA', 10_000, 202601, null),
      `update user_item set total_quotas = 3 where user_contract_id = $contract
         and item_code = 'PRESTAMO_EMPRESA'`,
    ],
  },
  { rule: 'CONCEPTO_FUERA_DE_CONTRATO', sql: [item('AGUINALDO', 10_000, 199001, null)] },
  {
    rule: 'VALOR_INUSUAL',
    sql: [
      ...[202602, 202603, 202604, 202605, 202606].map((month, at) =>
        item('TRATOS', 41_000 + at * 900, month, month),
      ),
      item('TRATOS', 950_000),
    ],
  },
  {
    rule: 'SIN_RUT',
    sql: [
      `update users set identification_type = 'PASSPORT', rut = '19AX55212' where id = $person`,
    ],
  },
]
