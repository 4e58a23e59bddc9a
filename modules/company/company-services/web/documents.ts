import { graphql } from '#platform/web/graphql.ts'

export const Services = graphql(`
  query Services {
    services {
      module
      label
      built
      neverEmployees
      employees
      managers
      superManagers
      admins
    }
  }
`)

export const CompanyServices = graphql(`
  query CompanyServices($input: OfCompany) {
    servicesCompany(input: $input) {
      module
      label
      built
      neverEmployees
      given
      state
      version
      employee
      manager
      superManager
      admin
      employees
      managers
      superManagers
      admins
    }
  }
`)

export const CreateService = graphql(`
  mutation CreateServiceCompany($input: CreateServiceCompanyInput!) {
    createServiceCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        module
        label
      }
    }
  }
`)

export const UpdateService = graphql(`
  mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) {
    updateStateServiceCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        module
        label
        state
      }
    }
  }
`)

export const Exceptions = graphql(`
  query CompanyExceptions($input: OfCompany) {
    companyExceptions(input: $input) {
      id
      code
      label
      person
      since
      until
      reason
      state
      version
    }
  }
`)

export const GiveException = graphql(`
  mutation GiveException($input: GiveExceptionInput!) {
    giveException(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
      }
    }
  }
`)

export const EndException = graphql(`
  mutation EndException($input: EndExceptionInput!) {
    endException(input: $input) {
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
