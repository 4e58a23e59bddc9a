import { documentLabels } from '#chile/identity-document.ts'
import type { PayslipRule } from './rule.ts'

/** `Pasaporte 19AX55212`, of the person of a payslip. */
const documentWords = `case u.identification_type ${Object.entries(documentLabels)
  .map(([kind, label]) => `when '${kind}' then '${label}'`)
  .join(' ')} end || ' ' || u.rut`

/** Ways of payment. */
export const paymentRules: readonly PayslipRule[] = [
  {
    code: 'SIN_FORMA_DE_PAGO',
    title: 'Sin forma de pago',
    severity: 'ERROR',
    group: 'PAYMENT',
    looksAt: 'La forma de pago vigente de la ficha',
    when: 'm.id is null and {LIQUIDO} > 0',
    figures: ['{LIQUIDO}'],
    message: 'Hay {$0} por pagar y la ficha no dice cómo',
    fix: 'PAYMENT_METHOD',
  },
  {
    code: 'CUENTA_INVALIDA',
    title: 'Número de cuenta imposible',
    severity: 'ERROR',
    group: 'PAYMENT',
    looksAt: 'La cuenta de la transferencia: de 4 a 20 dígitos',
    when: `m.kind = 'TRANSFER' and m.account_number !~ '^[0-9]{4,20}[kK]?$'`,
    message: 'El número de la cuenta no sirve para transferir',
    fix: 'PAYMENT_METHOD',
  },
  {
    code: 'CUENTA_RECIENTE',
    title: 'Cuenta cambiada en las últimas 48 horas',
    severity: 'WARNING',
    group: 'PAYMENT',
    looksAt: 'La fecha de la cuenta vigente, si la persona tenía otra',
    when: 'recent.user_id is not null and {LIQUIDO} > 0',
    figures: ['{LIQUIDO}', `to_char(recent.at at time zone 'America/Santiago', 'YYYY-MM-DD')`],
    message: 'La cuenta cambió el {d1} y recibe {$0}: confírmelo con la persona',
    fix: 'PAYMENT_METHOD',
  },
  {
    code: 'CUENTA_COMPARTIDA',
    title: 'Varias personas con la misma cuenta',
    severity: 'WARNING',
    group: 'PAYMENT',
    looksAt: 'El banco y la cuenta de todas las personas de la empresa',
    when: 'shared.people > 1 and {LIQUIDO} > 0',
    figures: ['shared.people'],
    message: 'La misma cuenta está en la ficha de {n0 persona|personas}',
    fix: 'PAYMENT_METHOD',
  },
  {
    code: 'RUT_REPETIDO',
    title: 'RUT repetido',
    severity: 'ERROR',
    group: 'PAYMENT',
    looksAt: 'El RUT de las personas del mes, sin puntos ni ceros a la izquierda',
    when: 'same_rut.people > 1',
    figures: ['same_rut.people'],
    message: '{n0 persona|personas} del mes tienen el mismo RUT',
    fix: 'IDENTITY',
  },
  {
    code: 'RUT_INVALIDO',
    title: 'RUT mal escrito',
    severity: 'ERROR',
    group: 'PAYMENT',
    looksAt: 'La forma del RUT: las instituciones rechazan el archivo entero',
    when: `u.identification_type = 'RUT' and u.rut !~ '^[0-9]{6,9}-[0-9K]$'`,
    figures: ['u.rut'],
    message: 'El RUT «{t0}» no tiene la forma de un RUT',
    fix: 'IDENTITY',
  },
  {
    code: 'SIN_RUT',
    title: 'Persona sin RUT',
    severity: 'WARNING',
    group: 'PAYMENT',
    looksAt: 'El tipo de documento de la ficha: Previred toma RUT y NIC, los demás solo RUT',
    when: `u.identification_type not in ('RUT', 'NIC')`,
    figures: [documentWords],
    message:
      'Tiene {t0}: no va en Previred, el LRE, la DJ 1887 ni las transferencias hasta que tenga RUT',
    fix: 'IDENTITY',
  },
  {
    code: 'PAGO_EN_EFECTIVO_ALTO',
    title: 'Mucho dinero en efectivo',
    severity: 'WARNING',
    group: 'PAYMENT',
    looksAt: 'El líquido de quien se paga en efectivo, sobre cuatro ingresos mínimos',
    when: `m.kind = 'CASH' and {LIQUIDO} > 4 * {$IMM}`,
    figures: ['{LIQUIDO}'],
    message: 'Se pagan {$0} en efectivo',
    fix: 'PAYMENT_METHOD',
  },
]
