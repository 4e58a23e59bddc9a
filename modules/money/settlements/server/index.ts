import './finiquito.graphql.ts'
import './settlements.graphql.ts'
