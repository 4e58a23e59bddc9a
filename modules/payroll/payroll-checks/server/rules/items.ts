import type { SetRule } from './rule.ts'

/** Items in force in the month, of contracts of the razón social: `entered` in `../source.ts`. */
const held = `entered i where i.start_month <= $4 and (i.end_month is null or i.end_month >= $4)`

/** Entered items: duplicates, wrong dates, unusual values. */
export const itemRules: readonly SetRule[] = [
  {
    code: 'CONCEPTO_REPETIDO',
    title: 'El mismo concepto dos veces',
    severity: 'WARNING',
    group: 'ITEMS',
    looksAt: 'Conceptos ingresados dos veces en el mes con el mismo valor',
    // What is paid of several earlier months stands once for each of them.
    query: `select i.user_contract_id as contract_id,
        jsonb_build_array(i.item_code, i.value, count(*)) as figures
      from ${held}
      group by i.user_contract_id, i.item_code, i.value, i.origin_month, i.carried_from
      having count(*) > 1`,
    message: '«{t0}» está {n2} veces con el mismo valor, {n1}',
    fix: 'LASTING',
  },
  {
    code: 'MONTO_REPETIDO',
    title: 'El mismo monto en dos conceptos',
    severity: 'WARNING',
    group: 'ITEMS',
    looksAt: 'Montos en pesos de este mes iguales en dos conceptos de la misma persona',
    query: `select i.user_contract_id as contract_id,
        jsonb_build_array(i.value, count(distinct i.item_code)) as figures
      from ${held} and i.start_month = $4 and i.currency = 'CLP' and i.value >= 20000
        and i.origin_month is null
      group by i.user_contract_id, i.value having count(distinct i.item_code) > 1`,
    message: '{$0} se ingresaron este mes en {n1 concepto distinto|conceptos distintos}',
    fix: 'ENTRIES',
  },
  {
    code: 'CUOTA_DE_MAS',
    title: 'Cuota sobre el total',
    severity: 'ERROR',
    group: 'ITEMS',
    looksAt: 'El número de la cuota del mes contra el total pactado',
    query: `select i.user_contract_id as contract_id, jsonb_build_array(i.item_code,
        ($4 / 100 - i.start_month / 100) * 12 + $4 % 100 - i.start_month % 100 + 1,
        i.total_quotas) as figures
      from ${held} and i.total_quotas is not null
        and ($4 / 100 - i.start_month / 100) * 12 + $4 % 100 - i.start_month % 100
          >= i.total_quotas`,
    message: '«{t0}» va en la cuota {n1} de {n2}',
    fix: 'LASTING',
  },
  {
    code: 'CONCEPTO_FUERA_DE_CONTRATO',
    title: 'Concepto de antes del contrato',
    severity: 'WARNING',
    group: 'ITEMS',
    looksAt: 'El mes de inicio del concepto contra la fecha de ingreso',
    query: `select i.user_contract_id as contract_id,
        jsonb_build_array(i.item_code, min(i.initial_date)) as figures
      from ${held} and make_date(i.start_month / 100, i.start_month % 100, 1)
          < date_trunc('month', i.initial_date)
      group by i.user_contract_id, i.item_code`,
    message: '«{t0}» empieza antes del contrato, que es del {d1}',
    fix: 'LASTING',
  },
  {
    code: 'VALOR_INUSUAL',
    title: 'Valor fuera de lo usual',
    severity: 'WARNING',
    group: 'ITEMS',
    looksAt: 'El valor contra los del mismo concepto en doce meses: a más de ocho desviaciones',
    // The median lies between the minimum and the maximum, so most values are usual without
    // computing it.
    query: `select of.user_contract_id as contract_id,
        jsonb_build_array(of.item_code, now.value, round(usual.median::numeric, 2)) as figures
      from (
        select user_contract_id, item_code,
          array_agg(value) filter (where start_month < $4) as past,
          array_agg(value) filter (where start_month = $4) as now
        from entered where end_month = start_month
        group by user_contract_id, item_code
        having count(*) filter (where start_month < $4) >= 4
          and (max(value) filter (where start_month = $4)
              > 1.8 * min(value) filter (where start_month < $4)
            or min(value) filter (where start_month = $4)
              < 0.2 * max(value) filter (where start_month < $4))
      ) of
      cross join lateral (select percentile_cont(0.5) within group (order by value) as median
        from unnest(of.past) as one (value)) usual
      cross join lateral (
        select percentile_cont(0.5) within group (order by abs(value - usual.median)) as mad
        from unnest(of.past) as one (value)) spread
      cross join lateral unnest(of.now) as now (value)
      where usual.median > 0
        and abs(now.value - usual.median)
          > 8 * greatest(1.4826 * spread.mad, 0.1 * usual.median)`,
    message: '«{t0}» vale {n1}; lo usual en la persona es {n2}',
    fix: 'ENTRIES',
  },
]
