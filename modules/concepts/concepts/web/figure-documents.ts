import { graphql } from '#platform/web/graphql.ts'

export const Variables = graphql(`
  query MaintainedVariables($filter: VariableFilter, $sort: VariablesSort, $page: Page) {
    variables(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        code
        title
        type
        subType
        value
        valueType
        unit
        startDate
        endDate
        source
        editable
        universal
        origin
        validFrom
        uses
        version
      }
    }
  }
`)

export const CreateVariable = graphql(`
  mutation CreateMaintainedVariable($input: CreateVariableInput!) {
    createVariable(input: $input) {
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

export const UpdateVariable = graphql(`
  mutation UpdateMaintainedVariable($input: UpdateVariableInput!) {
    updateVariable(input: $input) {
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

export const DeleteVariable = graphql(`
  mutation DeleteMaintainedVariable($input: ByIdVariable!) {
    deleteVariable(input: $input) {
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

export const Tables = graphql(`
  query MaintainedTables($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {
    tables(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        code
        title
        type
        source
        editable
        universal
        origin
        validFrom
        uses
        version
        metadata {
          code
          title
          unit
        }
        fixedRows {
          id
          value1
          value2
          value3
          value4
          value5
        }
      }
    }
  }
`)

export const CreateTable = graphql(`
  mutation CreateMaintainedTable($input: CreateTableInput!) {
    createTable(input: $input) {
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

export const UpdateTable = graphql(`
  mutation UpdateMaintainedTable($input: UpdateTableInput!) {
    updateTable(input: $input) {
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

export const DeleteTable = graphql(`
  mutation DeleteMaintainedTable($input: ByIdPayrollTable!) {
    deleteTable(input: $input) {
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
