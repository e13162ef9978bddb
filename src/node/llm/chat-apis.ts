/** What servers speak: OpenAI's protocol (OpenAI, vLLM, llama.cpp, LM Studio, OpenRouter), Ollama's own, Anthropic's. */
export const chatApis = ['openai', 'ollama', 'anthropic'] as const;
export type ChatApi = (typeof chatApis)[number];
