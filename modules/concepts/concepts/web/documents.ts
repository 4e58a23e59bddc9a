import { graphql } from '#platform/web/graphql.ts'

export const Items = graphql(`
  query MaintainedItems($filter: ItemFilter, $sort: ItemsSort, $page: Page) {
    items(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        code
        title
        activity
        type
        inputUnit
        startDate
        endDate
        defaultFormulaCode
        formula
        deductionLimit
        taxable
        tributable
        gratification
        extraHours
        proportional
        informative
        capped
        cappedType
        cappedValue
        isFixed
        compensation
        holidays
        medicalLicenses
        subjectToCompensation
        isRetained
        seizable
        print
        printOnSalarySettlement
        calculationOrder
        printOrder
        lreCode
        ineCode
        distributableInCC
        accountingInformative
        analyticAccounting
        accountingCode
        ledgerAccount
        editable
        universal
        origin
        source
        validFrom
        people
        version
      }
    }
  }
`)

export const CreateItem = graphql(`
  mutation CreateMaintainedItem($input: CreateItemInput!) {
    createItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        code
      }
    }
  }
`)

export const UpdateItem = graphql(`
  mutation UpdateMaintainedItem($input: UpdateItemInput!) {
    updateItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        code
      }
    }
  }
`)

export const ChangeStateItem = graphql(`
  mutation ChangeStateOfItem($input: ChangeStateItemInput!) {
    changeStateItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        code
        activity
      }
    }
  }
`)

export const DeleteItem = graphql(`
  mutation DeleteMaintainedItem($input: ByIdItem!) {
    deleteItem(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const Formulas = graphql(`
  query MaintainedFormulas($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {
    formulas(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        code
        title
        sourceCode
        inputName
        inputUnit
        itemType
        editable
        universal
        origin
        source
        validFrom
        uses
        version
      }
    }
  }
`)

export const CreateFormula = graphql(`
  mutation CreateMaintainedFormula($input: CreateFormulaInput!) {
    createFormula(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        code
      }
    }
  }
`)

export const UpdateFormula = graphql(`
  mutation UpdateMaintainedFormula($input: UpdateFormulaInput!) {
    updateFormula(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        code
      }
    }
  }
`)

export const DeleteFormula = graphql(`
  mutation DeleteMaintainedFormula($input: ByIdFormula!) {
    deleteFormula(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const OrderedItems = graphql(`
  query OrderedItems($input: OrderedItemsInput!) {
    orderedItems(input: $input) {
      id
      code
      title
      type
      activity
      number
      version
    }
  }
`)

export const OrderItems = graphql(`
  mutation OrderItems($input: OrderItemsInput!) {
    orderItems(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        changed
      }
    }
  }
`)
