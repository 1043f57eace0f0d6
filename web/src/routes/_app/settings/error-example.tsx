import { createFileRoute } from '@tanstack/react-router'

/** Fails on purpose, to see what a failure that nobody caught looks like. */
export const Route = createFileRoute('/_app/settings/error-example')({
  loader: () => {
    throw new Error('this page fails on purpose')
  },
})
