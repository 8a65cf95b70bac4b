import type { DialogueText } from './dialogue-text.ts'

export const words: DialogueText = {
  title: 'Командная строка',
  open: 'Открыть командную строку',
  label: 'Команда или номер хода',
  send: 'Ввод',
  hint: 'Играйте, набирая команды: ответ придёт словами. За любым столом её открывает клавиша «/».',
}
