import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const server = 'http://127.0.0.1:8080'

export default defineConfig(({ mode }) => ({
  plugins: mode === 'test' ? [react()] : [tanstackRouter({ target: 'react', autoCodeSplitting: true }), react()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: { manifest: true, target: 'es2023', chunkSizeWarningLimit: 800 },
  server: { port: 5173, proxy: { '/v1': server, '/status': server, '/api': server } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
}))
