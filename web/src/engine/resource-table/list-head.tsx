import type { ReactNode } from 'react'
import type { CollectionId } from '@/api/schema.gen'
import { PageHead } from '@/ui/page-head'
import { ExportMenu } from './export-menu'
import { PrintButton } from './print-button'
import type { List } from './use-list'

interface ListHeadProps<C extends CollectionId> {
  list: List<C>
  title: string
  hint: string
  /** What stands above the printed list, where it is not the title of the screen. */
  printed?: string
  filterLabels?: Record<string, string>
  /** What else can be done with the list as a whole. */
  tools?: ReactNode
  /** What leads to a new one. */
  add?: ReactNode
  /** What is told beside the actions. */
  children?: ReactNode
}

/** The head of a list: its title, and what can be done with all that its filters choose. */
export function ListHead<C extends CollectionId>(props: ListHeadProps<C>) {
  const { list, title, hint, printed = title, filterLabels, tools, add, children } = props
  const actions = (
    <>
      {children}
      <PrintButton list={list} title={printed} filterLabels={filterLabels} />
      <ExportMenu list={list} />
      {tools}
      {add}
    </>
  )
  return <PageHead title={title} hint={hint} actions={actions} />
}
