import { exclusive, weak } from '../set.ts';

const backbone = 'entity/wrong-method/backbone-swapped';
const version = 'entity/wrong-method/version-swapped';
const kind = 'entity/wrong-proposal/contribution-kind-swapped';

/** Families of models and kinds of contribution. */
export const modelSets = [
  ...exclusive('models', [
    [
      backbone,
      'cnn | cnns | convolutional neural network | convolutional | convnet',
      'transformer | transformers',
      'rnn | rnns | recurrent | lstm | gru',
      'mlp | mlps | multilayer perceptron | multi-layer perceptron',
      'gnn | gnns | graph neural network',
      'state space model | state-space model | mamba | ssm',
      'u-net | unet',
      'vision transformer | vit',
      'random forest',
      'decision tree | decision trees',
      'gradient boosting | xgboost',
      'svm | support vector machine',
      'gaussian process | gaussian processes',
      'spiking neural network | snn',
      'kan',
    ],
    [backbone, 'encoder', 'decoder'],
    [backbone, 'encoder-only', 'decoder-only', 'encoder-decoder'],
    [
      backbone,
      'diffusion | diffusion model | diffusion models',
      '=gan | =gans | generative adversarial',
      '=vae | =vaes | variational autoencoder',
      'normalizing flow | normalizing flows',
      'autoregressive',
      'flow matching | flow-matching',
      'energy-based',
    ],
    [backbone, 'autoregressive', 'non-autoregressive', 'masked', 'bidirectional'],
    [backbone, 'masked diffusion', 'uniform diffusion', 'gaussian diffusion'],
    [backbone, 'discriminative', 'generative'],
    [backbone, 'feedforward | feed-forward', 'recurrent'],
    [backbone, 'shallow', 'deep'],
    [backbone, 'small models | smaller models | small language models', 'large models | larger models'],
    [backbone, 'mixture-of-experts | mixture of experts | =moe', 'dense model | dense models'],
    [
      backbone,
      'nerf | neural radiance field | neural radiance fields',
      'gaussian splatting | 3dgs',
      'mesh',
      'voxel | voxels',
      'signed distance | sdf',
      'triplane | tri-plane',
    ],
    [kind, 'position paper', 'survey', 'benchmark paper', 'theory paper'],
  ]),
  ...weak('models', [
    [backbone, 'bert', 'gpt-2', 'gpt-3', 't5', 'roberta', 'llama', 'clip'],
    [backbone, 'resnet', 'densenet', 'vgg', 'efficientnet', 'mobilenet', 'convnext', 'swin'],
    [
      backbone,
      'large language model | large language models | llm | llms',
      'vision-language model | vision-language models | vlm | vlms | multimodal large language models | mllm | mllms',
      'diffusion models',
    ],
    [backbone, 'tree-based', 'kernel-based', 'rule-based', 'neural'],
    [
      version,
      'base model | base models',
      'instruction-tuned | instruct model | instruct models | chat models',
      'reasoning models',
    ],
  ]),
];
