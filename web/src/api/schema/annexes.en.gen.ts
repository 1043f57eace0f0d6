import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "annexes",
  "database": "main",
  "resource": "annexes",
  "one": "Annexe",
  "many": "Annexes",
  "fields": [
    {
      "name": "nameFr",
      "label": "Name (French)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "nameAr",
      "label": "Name (Arabic)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "address",
      "label": "Address",
      "kind": "text",
      "max": 255
    },
    {
      "name": "phone",
      "label": "Telephone",
      "kind": "text",
      "max": 255,
      "form": "phone"
    },
    {
      "name": "headId",
      "label": "Head",
      "kind": "ref",
      "to": "employees",
      "expands": "head"
    },
    {
      "name": "code",
      "label": "Code",
      "kind": "text",
      "unique": true,
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta
